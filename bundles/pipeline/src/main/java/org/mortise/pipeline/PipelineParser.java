// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.ir.text.EditDistance;

/**
 * Reads MLIR's textual pipelines: {@code builtin.module(canonicalize{max-iterations=3},func.func(cse))}. A name
 * followed by a parenthesis is an operation for which a pipeline is nested. Any other name is a pass, or a pipeline
 * that is expanded in its place. As an extension of MLIR, {@code func.func[NAME=VALUE](cse)} applies to the functions
 * that have this string attribute, including functions in nested modules, and {@code func.func[](cse)} to all functions
 * at any depth.
 */
public final class PipelineParser {
  private static final int DEEPEST = 200;

  private final Snapshot snapshot;
  private final String text;
  /**
   * Whether the text states the nesting of passes, as a user's pipeline does. Otherwise passes are nested as needed.
   */
  private final boolean saysNesting;
  private int position;

  private PipelineParser(Snapshot snapshot, String text, boolean saysNesting) {
    this.snapshot = snapshot;
    this.text = text;
    this.saysNesting = saysNesting;
  }

  /**
   * Parses a whole pipeline with its anchor.
   *
   * @throws PipelineException if the text is malformed or names an unknown pass or option
   */
  public static Pipeline parse(Snapshot snapshot, String text) throws PipelineException {
    checkNesting(text);
    String trimmed = text.strip();
    int open = trimmed.indexOf('(');
    if (open <= 0 || !trimmed.endsWith(")")) {
      throw new PipelineException(
          "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'");
    }
    Pipeline pipeline = new Pipeline(trimmed.substring(0, open).strip());
    new PipelineParser(snapshot, trimmed.substring(open + 1, trimmed.length() - 1), true).parseAll(pipeline);
    return pipeline;
  }

  /**
   * Parses passes without an anchor, separated by commas.
   *
   * @throws PipelineException if the text is malformed or names an unknown pass or option
   */
  static Pipeline parseSteps(Snapshot snapshot, String text) throws PipelineException {
    Pipeline pipeline = new Pipeline(Pipeline.ANY);
    new PipelineParser(snapshot, text, false).parseAll(pipeline);
    return pipeline;
  }

  /**
   * Adds a pass or the passes of a named pipeline to {@code target}, as {@code --name=options} on a command line does.
   *
   * @param options options as text, separated by spaces: {@code a=1 b=2}
   * @throws PipelineException if there is no such pass, or an option is unknown or malformed
   */
  public static void add(Snapshot snapshot, Pipeline target, String name, String options) throws PipelineException {
    checkNesting(options);
    PipelineParser parser = new PipelineParser(snapshot, "", false);
    List<Map.Entry<String, String>> given = parseOptions(options);
    try {
      parser.add(target, name, given, () -> parser.unknownPass(name));
    } catch (IllegalArgumentException wrongOption) {
      throw wrongOption(wrongOption, "");
    }
  }

  /** Limits the nesting, since pipelines and pipelines in options of passes are parsed and executed by recursion. */
  private static void checkNesting(String text) throws PipelineException {
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
      if (depth > DEEPEST) {
        throw new PipelineException("pass pipeline is nested deeper than " + DEEPEST + " levels");
      }
    }
  }

  private void parseAll(Pipeline pipeline) throws PipelineException {
    parseSteps(pipeline, 0);
    if (position < text.length()) {
      throw error(position, "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline");
    }
  }

  /**
   * Parses up to the end or to an unmatched closing parenthesis. The recursion depth is the nesting depth of the text.
   */
  private void parseSteps(Pipeline pipeline, int depth) throws PipelineException {
    if (position == text.length() && depth == 0) {
      return;
    }
    while (true) {
      parseStep(pipeline, depth);
      if (position == text.length() || text.charAt(position) == ')') {
        return;
      }
      if (text.charAt(position) != ',') {
        throw error(position, "expected ',' after parsing pipeline");
      }
      position++;
    }
  }

  private void parseStep(Pipeline pipeline, int depth) throws PipelineException {
    skipSpace();
    int start = position;
    while (position < text.length() && ",(){".indexOf(text.charAt(position)) < 0) {
      position++;
    }
    String name = text.substring(start, position).strip();
    if (position < text.length() && text.charAt(position) == '(') {
      parseNested(pipeline.nest(name.isEmpty() ? Pipeline.ANY : name), name, depth);
      return;
    }
    String written = bracedOptions();
    List<Map.Entry<String, String>> options = parseOptions(written);
    skipSpace();
    checkNesting(pipeline, name, written);
    try {
      add(pipeline, name, options, () -> unknownPass(start, name));
    } catch (IllegalArgumentException wrongOption) {
      throw wrongOption(wrongOption, "\n" + failedToAdd(name, written));
    }
  }

  private void checkNesting(Pipeline pipeline, String name, String options) throws PipelineException {
    PassFactory pass = saysNesting ? snapshot.pass(name) : null;
    String anchor = pass == null ? null : pass.spec().anchor();
    if (anchor != null && !anchor.equals(pipeline.anchor()) && !pipeline.anchor().equals(Pipeline.ANY)) {
      throw PipelineException.failureToAdd("Can't add pass '" + pass.spec().title() + "' restricted to '" + anchor
          + "' on a PassManager intended to run on '" + pipeline.anchor() + "', did you intend to nest?\n"
          + failedToAdd(name, options), null);
    }
  }

  private static String failedToAdd(String name, String options) {
    return "failed to add `" + name + "` with options `" + options + "`\n";
  }

  private void parseNested(Pipeline nested, String name, int depth) throws PipelineException {
    int start = ++position;
    try {
      parseSteps(nested, depth + 1);
    } catch (PipelineException failure) {
      throw failure.inside(name);
    }
    if (position == text.length()) {
      throw error(start, "encountered unbalanced parentheses while parsing pipeline");
    }
    position++;
    skipSpace();
  }

  /** Returns the text between the braces at this place. */
  private String bracedOptions() throws PipelineException {
    if (position == text.length() || text.charAt(position) != '{') {
      return "";
    }
    int open = position;
    int depth = 0;
    for (; position < text.length(); position++) {
      char c = text.charAt(position);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (depth == 0) {
        return text.substring(open + 1, position++);
      }
    }
    throw error(open, "missing closing '}' while processing pass options");
  }

  /**
   * Parses {@code a=1 b={x,y} c='d e' flag}. A name without a value has the value null; a value without a name is
   * ignored.
   */
  static List<Map.Entry<String, String>> parseOptions(String text) {
    List<Map.Entry<String, String>> options = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      if (Character.isWhitespace(text.charAt(at))) {
        at++;
        continue;
      }
      int end = endOfOption(text, at);
      String option = text.substring(at, end);
      int equals = option.indexOf('=');
      String name = equals < 0 ? option : option.substring(0, equals);
      if (!name.isEmpty()) {
        String value = equals < 0 ? null : unquoted(option.substring(equals + 1));
        options.add(new AbstractMap.SimpleImmutableEntry<>(name, value)); // Map.entry does not allow null
      }
      at = end;
    }
    return options;
  }

  private static int endOfOption(String text, int start) {
    int depth = 0;
    char quote = 0;
    int at = start;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (c == '\'' || c == '"') {
        quote = c;
      } else if (c == '{') {
        depth++;
      } else if (c == '}') {
        depth--;
      } else if (depth == 0 && Character.isWhitespace(c)) {
        break;
      }
    }
    return at;
  }

  private static String unquoted(String value) {
    int last = value.length() - 1;
    boolean quoted = last > 0 && (value.charAt(0) == '\'' || value.charAt(0) == '"')
        && value.charAt(last) == value.charAt(0);
    boolean braced = last > 0 && value.charAt(0) == '{' && value.charAt(last) == '}';
    return quoted || braced ? value.substring(1, last) : value;
  }

  /** Creates the exception for an unknown name. */
  private interface Unknown {
    PipelineException make();
  }

  private void add(Pipeline target, String name, List<Map.Entry<String, String>> options, Unknown unknown)
      throws PipelineException {
    PassFactory pass = snapshot.pass(name);
    PipelineProvider provider = snapshot.pipeline(name);
    if (pass == null && provider == null) {
      throw unknown.make();
    }
    if (pass != null) {
      addPass(target, pass, options);
      return;
    }
    new PipelineParser(snapshot, expand(provider, options), false).parseAll(target);
  }

  private void addPass(Pipeline target, PassFactory pass, List<Map.Entry<String, String>> options)
      throws PipelineException {
    try {
      target.add(pass, options, (nested, withAnchor) -> PipelineInPass.parse(snapshot, nested, withAnchor));
    } catch (IllegalArgumentException wrongOptions) {
      throw wrongOptions;
    } catch (RuntimeException | Error fault) { // see Fault
      throw PipelineException.fault(
          Fault.text("internal fault while making", pass.spec(), pass, fault), pass.getClass(), fault);
    }
  }

  /** Returns the expansion of a named pipeline. */
  private static String expand(PipelineProvider provider, List<Map.Entry<String, String>> given)
      throws PipelineException {
    PassOptions options = PassOptions.parse(provider.options(), given);
    try {
      String expanded = provider.expand(options);
      if (expanded == null) {
        throw new IllegalStateException(provider.getClass().getName() + ".expand returns null");
      }
      return expanded;
    } catch (IllegalArgumentException wrongOptions) {
      throw wrongOptions;
    } catch (RuntimeException | Error fault) { // see Fault
      String what = "internal fault while expanding pipeline '" + provider.name() + "'";
      throw PipelineException.fault(Fault.text(what, provider.getClass(), fault), provider.getClass(), fault);
    }
  }

  private static PipelineException wrongOption(IllegalArgumentException wrong, String context) {
    if (wrong instanceof PassOptions.WrongValue) {
      return PipelineException.failureToAdd(context, wrong.getMessage());
    }
    String similar = wrong instanceof PassOptions.UnknownOption unknown
        ? EditDistance.nearest(unknown.name(), unknown.declared()) : null;
    return PipelineException.unknownOption(wrong.getMessage() + "\n" + context, similar);
  }

  private void skipSpace() {
    while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
      position++;
    }
  }

  private PipelineException unknownPass(String name) {
    String note = note(name);
    return new PipelineException("unknown pass '" + name + "'" + (note == null ? "" : ": " + note));
  }

  private PipelineException unknownPass(int at, String name) {
    PipelineException error = error(at, "'" + name + "' does not refer to a registered pass or pass pipeline");
    String note = note(name);
    return note == null ? error : new PipelineException(error.getMessage() + place(at) + "note: " + note + "\n");
  }

  /** Returns a note with the former provider of the pass, or with a similar name; null if there is neither. */
  private @Nullable String note(String name) {
    String gone = snapshot.missingPassNote(name);
    String similar = gone == null ? snapshot.similarPass(name) : null;
    return similar == null ? gone : "did you mean '" + similar + "'?";
  }

  private static String place(int at) {
    return "MLIR Textual PassPipeline Parser:1:" + (at + 1) + ": ";
  }

  /** Creates the error at a position of the text, with the text and a caret below it. */
  private PipelineException error(int at, String message) {
    return new PipelineException(place(at) + "error: " + message + "\n" + text
        + "\n" + " ".repeat(at) + "^\n");
  }
}
