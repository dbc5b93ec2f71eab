// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Trait;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.lsp.internal.check.CheckedChunk.BrokenFunction;
import org.mortise.lsp.internal.check.CheckedChunk.State;
import org.mortise.lsp.internal.index.AliasNames;
import org.mortise.lsp.internal.index.Entity;
import org.mortise.lsp.internal.index.IndexBuilder;
import org.mortise.lsp.internal.index.IndexBuilder.Omission;
import org.mortise.lsp.internal.index.IndexMerger;
import org.mortise.lsp.internal.index.KnownNames;
import org.mortise.lsp.internal.index.Occurrence;
import org.mortise.lsp.internal.index.OpRange;
import org.mortise.lsp.internal.index.TextIndex;
import org.mortise.lsp.internal.text.DocumentText;
import org.mortise.lsp.internal.text.Words;
import org.mortise.pipeline.DialectFault;

/**
 * Checks only the changed function of a document if nothing else can depend on the change: the rest of the text is the
 * same, and so are the function's name, type and attributes. The new function replaces the old one in the program.
 * Linear in the function; everything else is copied as a whole. Used once.
 */
final class FunctionCheck {
  private static final byte[] MARKER = ascii("-----");
  private static final byte[] STRUCT = ascii("struct<\"");
  private static final byte[] RECORD = ascii("fir.type<");

  private final CheckedDocument before;
  private final CheckedChunk chunk;
  private final DocumentText text;
  private final String name;
  /** The part of the document before the change, and its growth in bytes. */
  private final int start;
  private final int end;
  private final int delta;
  /** The broken function that is checked, or null. */
  private final @Nullable BrokenFunction broken;
  /** The function in the program; null if it has never been parsed. */
  private final @Nullable Operation old;
  private final KnownNames names;
  /** The definitions of aliases that the function needs, then the function. */
  private SourceText source;
  /** The length of the definitions. */
  private int prefix;
  private Problems problems;

  private FunctionCheck(CheckedDocument before, CheckedChunk chunk, DocumentText text, String name, int delta,
      BrokenFunction part, boolean isBroken) {
    this.before = before;
    this.chunk = chunk;
    this.text = text;
    this.name = name;
    int line = Words.lineStart(text.bytes(), part.start());
    this.start = isBlank(line, part.start()) ? line : part.start(); // the parser looks at the indentation
    this.end = part.end();
    this.delta = delta;
    this.broken = isBroken ? part : null;
    this.old = part.last();
    this.names = KnownNames.outside(chunk.index(), before.text().bytes(), start, end);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /**
   * Returns the document after a change, or null, without effect, if the whole text must be checked. If there is a
   * result, the program of {@code before} has changed, and {@code before} must not be used any more. A {@link
   * CancellationException} has no effect.
   */
  static @Nullable CheckedDocument check(CheckedDocument before, DocumentText text, String name) {
    byte[] was = before.text().bytes();
    byte[] is = text.bytes();
    int delta = is.length - was.length;
    int from = Arrays.mismatch(was, is);
    if (from < 0) {
      return new CheckedDocument(text, before.snapshot(), before.chunks());
    }
    int to = was.length;
    while (to > from && to + delta > from && was[to - 1] == is[to + delta - 1]) {
      to--;
    }
    CheckedChunk chunk = before.chunkAt(from);
    if (chunk.program() == null || chunk.state() == State.GLOBAL_PROBLEMS) {
      return null;
    }
    for (BrokenFunction each : chunk.broken()) {
      if (from > each.start() && to < each.end()) {
        return new FunctionCheck(before, chunk, text, name, delta, each, true).run();
      }
    }
    OpRange range = function(chunk.index(), from);
    if (range == null || from <= range.start() || to >= range.end()) {
      return null;
    }
    BrokenFunction part = new BrokenFunction(range.start(), range.end(), range.op());
    return new FunctionCheck(before, chunk, text, name, delta, part, false).run();
  }

  /** Returns the function in a module, or without parent, around an offset; null if there is none. */
  private static @Nullable OpRange function(TextIndex index, int offset) {
    OpRange found = outermost(index, offset);
    Operation op = found == null ? null : found.op();
    boolean isFunction = op != null && op.hasTrait(Trait.ISOLATED_FROM_ABOVE) && !op.hasTrait(Trait.SYMBOL_TABLE)
        && op.resultCount() == 0 && SymbolTable.getSymbolName(op) != null;
    return isFunction ? found : null;
  }

  /** Returns the outermost non-module operation whose text includes an offset; null if there is none. */
  static @Nullable OpRange outermost(TextIndex index, int offset) {
    OpRange found = null;
    for (OpRange range = index.operationAround(offset); range != null; range = range.parent()) {
      if (!isModule(range.op())) {
        found = range;
      }
    }
    return found;
  }

  private static boolean isModule(Operation op) {
    return op.name().name().equals("builtin.module");
  }

  private @Nullable CheckedDocument run() {
    byte[] part = Arrays.copyOfRange(text.bytes(), start, end + delta);
    if (contains(part, MARKER) || AliasNames.in(part, 0, part.length).hasDefinition() || hasRelatedProblems()
        || isNextToBroken()) {
      return null;
    }
    byte[] aliases = new AliasDefinitions(before.text().bytes(), this::aliasPlace).neededBy(part, start);
    if (aliases == null) {
      return null;
    }
    byte[] bytes = Arrays.copyOf(aliases, aliases.length + part.length);
    System.arraycopy(part, 0, bytes, aliases.length, part.length);
    source = SourceText.of(name, bytes);
    prefix = aliases.length;
    problems = new Problems(source, start - prefix);
    IndexBuilder builder = new IndexBuilder(source.terminatedBytes());
    List<Diagnostic> found = new ArrayList<>(1);
    Operation program = parse(builder, found);
    if (program == null) {
      return null;
    }
    if (hasError(found)) {
      return mentionsNamedType(part) ? null : broken(program, builder, found);
    }
    Operation function = onlyFunction(program);
    boolean symbolsAreKnown = chunk.state() == State.COMPLETE;
    if (function == null || old == null || !hasSignatureOf(function, old) || others().isEmpty() && !symbolsAreKnown) {
      return null;
    }
    found.forEach(problems::add); // warnings
    return replaced(function, builder, part);
  }

  private int aliasPlace(byte[] bytes, int from, int to) {
    Occurrence definition = names.alias(bytes, from, to);
    return definition == null ? -1 : definition.start();
  }

  /** Returns whether problems elsewhere have notes in the function. */
  private boolean hasRelatedProblems() {
    return chunk.problems().stream().anyMatch(each -> isElsewhere(each) && each.touches(start, end));
  }

  /** Returns whether only spaces separate this function and a broken one; the two may have merged. */
  private boolean isNextToBroken() {
    return others().stream().anyMatch(each -> each.start() < start ? isBlank(each.end(), start)
        : isBlank(end + delta, each.start()));
  }

  private boolean isElsewhere(Problem problem) {
    return problem.start() < start || problem.start() >= end;
  }

  private @Nullable Operation parse(IndexBuilder builder, List<Diagnostic> errors) {
    try {
      return IRParser.parseAll(
          source, before.snapshot().context(), ParserOptions.PERMISSIVE, errors::add, builder);
    } catch (CancellationException interrupted) {
      throw interrupted;
    } catch (RuntimeException | Error fault) {
      return null; // reported by the check of the whole
    }
  }

  private static boolean hasError(List<Diagnostic> found) {
    return found.stream().anyMatch(each -> each.severity() == Severity.ERROR);
  }

  /** Returns whether a part mentions named types, which may be defined elsewhere in the text. */
  private static boolean mentionsNamedType(byte[] part) {
    return contains(part, STRUCT) || contains(part, RECORD);
  }

  private static boolean contains(byte[] part, byte[] marker) {
    for (int i = 0; i + marker.length <= part.length; i++) {
      if (part[i] == marker[0] && Arrays.equals(part, i, i + marker.length, marker, 0, marker.length)) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Operation onlyFunction(Operation program) {
    Operation only = program.region(0).first().first();
    return only != null && only.next() == null ? only : null;
  }

  private boolean hasAll(TextIndex index, List<Omission> places) {
    return places.stream().allMatch(place -> outermost(index, place.start() + start - prefix) != null);
  }

  private static boolean isEmpty(Operation program) {
    return program.region(0).first().first() == null;
  }

  private static boolean hasSignatureOf(Operation one, Operation other) {
    return one.name().equals(other.name()) && one.attributes().equals(other.attributes());
  }

  /** Returns the other broken functions at their current positions. */
  private List<BrokenFunction> others() {
    List<BrokenFunction> others = new ArrayList<>(chunk.broken().size());
    for (BrokenFunction each : chunk.broken()) {
      if (each != broken) {
        others.add(each.start() > start ? each.shifted(delta) : each);
      }
    }
    return others;
  }

  private @Nullable Entity symbol() {
    Entity used = old == null ? null : chunk.index().entityOf(old); // its name may have been changed meanwhile
    return used == null ? names.function() : used;
  }

  private static String symbolName(Operation op) {
    return "@" + SymbolTable.getSymbolName(op);
  }

  // ---- a function without errors of the parser ---------------------------------------------------------------------

  private CheckedDocument replaced(Operation function, IndexBuilder builder, byte[] part) {
    Entity symbol = symbol();
    exchange(old, function, symbol);
    if (symbol != null) {
      names.define(symbol, symbolName(function));
    }
    TextIndex index = IndexMerger.withNames(builder.build(start - prefix, prefix, source.length(), names),
        AliasNames.in(part, 0, part.length).usesOf(names, part, start));
    TextIndex all = chunk.index().replaced(start, end, index, delta);
    try {
      return document(all, others(), verify(function, List.of(index, all)));
    } catch (CancellationException interrupted) {
      exchange(function, old, symbol);
      throw interrupted;
    }
  }

  /** Replaces a function in the program by another one. */
  private static void exchange(Operation from, Operation to, @Nullable Entity symbol) {
    to.moveBefore(from);
    from.remove();
    if (symbol != null) {
      symbol.define(to);
    }
  }

  private State verify(Operation function, List<TextIndex> indices) {
    try {
      FunctionVerifier verifier = new FunctionVerifier(diagnostic -> problems.add(diagnostic, indices));
      verifier.verify(function);
      if (!others().isEmpty()) {
        return State.SYMBOLS_UNKNOWN;
      }
      verifier.lookUpSymbols(function);
      return State.COMPLETE;
    } catch (RuntimeException | Error fault) {
      problems.add(DialectFault.of("verifying", name, before.snapshot(), fault));
      return State.GLOBAL_PROBLEMS;
    }
  }

  // ---- a function with an error of the parser ----------------------------------------------------------------------

  /** @param program the part that could be parsed */
  private @Nullable CheckedDocument broken(Operation program, IndexBuilder builder, List<Diagnostic> found) {
    boolean isInside = beginsWithName(); // otherwise the error is after the text before
    for (Diagnostic diagnostic : found) {
      if (diagnostic.severity() == Severity.ERROR) {
        int place = problems.offset(diagnostic);
        isInside &= place >= prefix && place < source.length() - 1;
      }
      problems.add(diagnostic);
    }
    // The error must not depend on the text around the function.
    boolean isComplete = builder.hasOperationAt(prefix + indent());
    isInside &= isComplete ? onlyFunction(program) != null : isEmpty(program) && isOneOmission(builder.errors());
    boolean isFirst = start == Words.lineStart(text.bytes(), start);
    if (!isInside || builder.hasGuessedBraces() || !isFirst || !isFollowedByNext(indent())) {
      return null;
    }
    List<BrokenFunction> functions = others();
    functions.add(new BrokenFunction(start, end + delta, old));
    Entity symbol = symbol();
    if (symbol != null && old != null) {
      names.define(symbol, symbolName(old));
    }
    names.useOnlyNames();
    byte[] part = Arrays.copyOfRange(text.bytes(), start, end + delta);
    TextIndex index = builder.build(start - prefix, prefix, source.length(), names);
    index = isComplete ? index : index.withDefinitions(List.of(new int[] {0, Words.lineEnd(text.bytes(), start)}));
    if (isComplete && !hasAll(index, builder.errors())) {
      return null; // what follows a declaration
    }
    Entity defined = index.firstDefinedSymbol();
    if (defined != null && defined != symbol && !chunk.index().of(defined).isEmpty()) {
      return null; // the name of another symbol
    }
    TextIndex all = IndexMerger.withNames(index, AliasNames.in(part, 0, part.length).usesOf(names, part, start));
    return document(chunk.index().replaced(start, end, all, delta), functions, chunk.state());
  }

  /** Returns whether the first omitted operation is the whole function. */
  private boolean isOneOmission(List<Omission> omissions) {
    int last = omissions.isEmpty() ? 0 : omissions.get(0).end();
    byte[] bytes = source.terminatedBytes();
    while (last < source.length() && bytes[last] <= ' ' && bytes[last] > 0) {
      last++;
    }
    return last == source.length();
  }

  private boolean beginsWithName() {
    byte first = source.terminatedBytes()[prefix + indent()];
    return Words.isPart(first) || first == '"' || first == '%';
  }

  private int indent() {
    int at = start;
    while (at < end + delta && isBlank(at, at + 1)) {
      at++;
    }
    return at - start;
  }

  /** Returns whether the following text cannot belong to this function: its lines are not indented more. */
  private boolean isFollowedByNext(int indent) {
    byte[] bytes = text.bytes();
    int limit = chunk.end() + delta;
    int at = end + delta;
    int line = Words.lineStart(bytes, at);
    boolean isSame = !isBlank(line, at);
    while (at < limit && (isBlank(at, at + 1) || bytes[at] == '/')) {
      at = bytes[at] == '/' ? Words.lineEnd(bytes, at) : at + 1;
      isSame &= bytes[at - 1] != '\n';
    }
    int own = at - Words.lineStart(bytes, at);
    return at >= limit || bytes[at] == '}' || !isSame && own <= indent && bytes[at] != ')' && bytes[at] != ']';
  }

  private boolean isBlank(int from, int to) {
    for (int i = from; i < to; i++) {
      byte c = text.bytes()[i];
      if (c != ' ' && c != '\t' && c != '\r' && c != '\n') {
        return false;
      }
    }
    return true;
  }

  // ---- the result --------------------------------------------------------------------------------------------------

  private CheckedDocument document(TextIndex index, List<BrokenFunction> functions, State state) {
    List<Problem> all = new ArrayList<>(problems.all());
    for (Problem problem : chunk.problems()) {
      if (isElsewhere(problem)) {
        all.add(problem.moved(end, delta));
      }
    }
    all.sort(Comparator.comparingInt(Problem::start));
    List<CheckedChunk> chunks = new ArrayList<>(before.chunks().size());
    for (CheckedChunk each : before.chunks()) {
      if (each == chunk) {
        chunks.add(
            new CheckedChunk(each.start(), each.end() + delta, index, each.program(), all, functions, state));
      } else {
        chunks.add(each.start() > chunk.start() ? each.moved(delta) : each);
      }
    }
    return new CheckedDocument(text, before.snapshot(), chunks);
  }
}
