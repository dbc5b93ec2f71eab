// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionList;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.pipeline.Snapshot;

/**
 * Proposes passes, pipelines, their options and usual flags in {@code RUN} lines, and nothing in other comments. Linear
 * in the line and the lines that it continues.
 */
final class RunLines {
  private static final String RUN_MARK = "RUN:";
  private static final Pattern BEGIN = Pattern.compile("^//\\s*(?:RUN:)?");
  private static final Pattern COMMAND = Pattern.compile("(?:.*\\s)?\\S*-opt\\s.*");
  private static final Pattern PIPELINE = Pattern.compile("-pass-pipeline=['\"]?([^'\"]*)$");
  private static final Pattern IN_BRACES = Pattern.compile("([\\w-]+)\\{([^{}]*)$");
  private static final Pattern OF_FLAG = Pattern.compile("\\s--?([\\w-]+)=(?:['\"]([^'\"]*)|([^\\s'\"]*))$");
  private static final Pattern FLAG = Pattern.compile("\\s(-[\\w-]*)$");
  private static final Pattern NAME = Pattern.compile("[\\w-]*$");
  private static final Pattern CHOICE = Pattern.compile("([\\w-]+)=([\\w-]*)$");
  /** Flags of the tool, other than passes, that tests use. */
  private static final List<String> FLAGS = List.of("--allow-unregistered-dialect", "--mlir-print-debuginfo",
      "--mlir-print-local-scope", "--mlir-print-op-generic", "--no-implicit-module", "--pass-pipeline",
      "--split-input-file", "--verify-diagnostics", "--verify-each", "--verify-roundtrip");

  private final Snapshot snapshot;
  private final DocumentText text;
  private final CursorWord comment;
  private final boolean hasSnippets;

  private RunLines(DocumentText text, CursorWord comment, Snapshot snapshot, boolean hasSnippets) {
    this.text = text;
    this.comment = comment;
    this.snapshot = snapshot;
    this.hasSnippets = hasSnippets;
  }

  /** @param comment the comment up to the cursor */
  static CompletionList proposals(DocumentText text, CursorWord comment, Snapshot snapshot, boolean hasSnippets) {
    RunLines lines = new RunLines(text, comment, snapshot, hasSnippets);
    String command = lines.command();
    String last = command.substring(command.lastIndexOf('|') + 1);
    return COMMAND.matcher(last).matches() ? lines.find(last) : new CompletionList();
  }

  /** Returns the command up to the cursor, with its continuation lines joined; empty if the comment has no command. */
  private String command() {
    String command = BEGIN.matcher(comment.text()).replaceFirst("");
    boolean isRun = comment.text().contains(RUN_MARK);
    for (int line = text.position(comment.start()).getLine() - 1; line >= 0; line--) {
      String before = CursorText.before(text.bytes(), text.lineStart(line + 1) - 1).strip();
      if (!before.startsWith("//") || !before.endsWith("\\")) {
        break;
      }
      isRun |= before.contains(RUN_MARK);
      command = BEGIN.matcher(before.substring(0, before.length() - 1)).replaceFirst("") + " " + command;
    }
    return isRun ? command : "";
  }

  private CompletionList find(String command) {
    Matcher pipeline = PIPELINE.matcher(command);
    if (pipeline.find()) {
      return pipeline(pipeline.group(1));
    }
    Matcher flag = OF_FLAG.matcher(command);
    if (flag.find()) {
      return options(flag.group(1), flag.group(2) == null ? flag.group(3) : flag.group(2));
    }
    Matcher name = FLAG.matcher(command);
    return name.find() ? flags(name.group(1)) : new CompletionList();
  }

  private Items items(String word) {
    return new Items(word, text.range(comment.end() - word.length(), comment.end()), hasSnippets);
  }

  private CompletionList flags(String word) {
    String dashes = word.startsWith("--") || word.length() == 1 ? "--" : "-";
    Items items = items(word);
    for (PassFactory pass : snapshot.passes()) {
      items.add(dashes + pass.spec().name(), CompletionItemKind.Function, pass.spec().summary(), Rank.BEST);
    }
    for (PipelineProvider pipeline : snapshot.pipelines()) {
      items.add(dashes + pipeline.name(), CompletionItemKind.Module, pipeline.summary(), Rank.USUAL);
    }
    for (String flag : FLAGS) {
      Snippet text = new Snippet(flag);
      if (flag.equals("--pass-pipeline")) {
        text.text("='builtin.module(").hole("pass").text(")'");
      }
      items.add(flag, CompletionItemKind.Keyword, "flag", Rank.OTHER, text);
    }
    return items.list();
  }

  private CompletionList pipeline(String pipeline) {
    Matcher braces = IN_BRACES.matcher(pipeline);
    if (braces.find()) {
      return options(braces.group(1), braces.group(2));
    }
    Matcher name = NAME.matcher(pipeline.substring(Math.max(pipeline.lastIndexOf('('), pipeline.lastIndexOf(',')) + 1));
    Items items = items(name.find() ? name.group() : "");
    for (PassFactory pass : snapshot.passes()) {
      items.add(pass.spec().name(), CompletionItemKind.Function, pass.spec().summary(), Rank.BEST);
    }
    for (PipelineProvider each : snapshot.pipelines()) {
      items.add(each.name(), CompletionItemKind.Module, each.summary(), Rank.USUAL);
    }
    for (String anchor : List.of("builtin.module", "func.func", "any")) {
      items.add(anchor, CompletionItemKind.Class, "operation to run on", Rank.OTHER,
          new Snippet(anchor).text("(").hole("pass").text(")"));
    }
    return items.list();
  }

  /** Proposes the options of a pass or pipeline, or after an equals sign the values of the option. */
  private CompletionList options(String pass, String written) {
    List<PassOption<?>> options = optionsOf(pass);
    Matcher choice = CHOICE.matcher(written);
    if (choice.find()) {
      Items items = items(choice.group(2));
      options.stream().filter(option -> option.name().equals(choice.group(1)))
          .forEach(option -> addValues(option, items));
      return items.list();
    }
    Matcher name = NAME.matcher(written);
    Items items = items(name.find() ? name.group() : "");
    for (PassOption<?> option : options) {
      items.add(option.name(), CompletionItemKind.Property, option.metavar() + " " + option.description(), Rank.BEST,
          new Snippet(option.name()).text("=").hole("value"));
    }
    return items.list();
  }

  private List<PassOption<?>> optionsOf(String pass) {
    PassFactory factory = snapshot.pass(pass);
    PipelineProvider provider = snapshot.pipeline(pass);
    return factory != null ? factory.spec().options() : provider != null ? provider.options() : List.of();
  }

  private static void addValues(PassOption<?> option, Items items) {
    option.choices().forEach((word, meaning) -> items.add(word, CompletionItemKind.EnumMember, meaning, Rank.BEST));
    if (option.metavar().equals("<bool>")) {
      List.of("true", "false").forEach(word -> items.add(word, CompletionItemKind.Value, "", Rank.BEST));
    }
  }
}
