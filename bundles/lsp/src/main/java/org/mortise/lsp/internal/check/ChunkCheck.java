// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.lsp.internal.check.CheckedChunk.BrokenFunction;
import org.mortise.lsp.internal.index.IndexBuilder;
import org.mortise.lsp.internal.index.IndexMerger;
import org.mortise.lsp.internal.index.KnownNames;
import org.mortise.lsp.internal.index.OpRange;
import org.mortise.lsp.internal.index.TextIndex;
import org.mortise.lsp.internal.text.Words;
import org.mortise.pipeline.DialectFault;
import org.mortise.pipeline.Snapshot;

/**
 * Parses and verifies one text. The parser goes on after most errors; functions with errors are removed from the
 * program and not verified. After an error that ends the reading, such as a missing brace, the text is parsed again
 * without the {@link BrokenPiece}, so that the other functions are known and their errors are reported, too. Used once.
 * Linear in the text, and for each error that ends the reading, of which a limited number is looked for in a limited
 * time.
 */
final class ChunkCheck {
  private static final int MAX_ATTEMPTS = 32;
  /** Errors to pass over whatever the time, so that a program is known while one function is edited. */
  private static final int MIN_ATTEMPTS = 2;
  private static final long TIME_FOR_ERRORS = 300_000_000L;

  private final Snapshot snapshot;
  private final SourceText source;
  private final int shift;
  private final Problems problems;
  private final List<BrokenPiece> broken = new ArrayList<>();
  private CheckedChunk.State state = CheckedChunk.State.COMPLETE;
  /** Whether an error can be an effect of something far before it, such as a missing brace. */
  private boolean isUnclosed;
  private final List<TextIndex> partial = new ArrayList<>();

  ChunkCheck(Snapshot snapshot, SourceText source, int shift) {
    this.snapshot = snapshot;
    this.source = source;
    this.shift = shift;
    this.problems = new Problems(source, shift);
  }

  CheckedChunk run() {
    long start = System.nanoTime();
    SourceText text = source;
    while (true) {
      IndexBuilder builder = new IndexBuilder(text.terminatedBytes());
      List<Diagnostic> found = new ArrayList<>(1);
      Operation program = parse(text, builder, found);
      if (program != null) {
        found.forEach(problems::add);
      }
      if (program != null && !builder.errors().isEmpty()) {
        TextIndex index = merged(withoutBroken(text, builder));
        verify(program, () -> index);
        return finished(index, program);
      }
      if (program != null) {
        // The index reads only what the parser has reported, so that it can be built while the program is verified.
        CompletableFuture<TextIndex> index = CompletableFuture.supplyAsync(() -> merged(builder.build(shift)));
        verify(program, index::join);
        return finished(index.join(), program);
      }
      isUnclosed = true;
      boolean more = broken.size() < MIN_ATTEMPTS
          || broken.size() < MAX_ATTEMPTS && System.nanoTime() - start < TIME_FOR_ERRORS;
      int known = broken.size();
      if (more) {
        passOver(text, builder, found.stream().filter(each -> each.severity() == Severity.ERROR).toList());
      }
      if (broken.size() == known) {
        found.forEach(problems::add);
        return finished(merged(builder.build(shift)), null);
      }
      byte[] rest = text.terminatedBytes();
      for (BrokenPiece piece : broken.subList(known, broken.size())) {
        rest = Arrays.copyOf(piece.removedFrom(rest, text.length()), text.length() + 1);
      }
      text = SourceText.of(source.name(), Arrays.copyOf(rest, text.length()));
    }
  }

  /** Notes the functions with errors. The last error, which has ended the reading, may follow from the others. */
  private void passOver(SourceText text, IndexBuilder builder, List<Diagnostic> errors) {
    int brace = BrokenPiece.unclosedBrace(text.terminatedBytes(), text.length());
    int known = broken.size();
    for (int i = 0; i < errors.size() && broken.size() < MAX_ATTEMPTS; i++) {
      int offset = problems.offset(errors.get(i));
      boolean isLast = i == errors.size() - 1;
      if (offset < 0 || isLast && broken.size() > known) {
        continue;
      }
      boolean isAfterBrace = brace >= 0 && brace < offset;
      BrokenPiece piece =
          BrokenPiece.around(text.terminatedBytes(), text.length(), isAfterBrace ? brace : offset);
      if (piece == null || isKnown(piece)) {
        continue;
      }
      if (isAfterBrace) {
        noteUnclosedBrace(brace, errors.get(i));
      }
      problems.add(errors.get(i));
      broken.add(piece);
      partial.add(builder.build(shift, piece.start(), piece.end(), KnownNames.NONE)
          .withDefinition(lineEnd(text, piece.start()) + shift));
    }
  }

  /** Removes the functions with errors from the program, and returns the index with all that is known of them. */
  private TextIndex withoutBroken(SourceText text, IndexBuilder builder) {
    TextIndex index = builder.build(shift);
    int end = 0;
    for (int place : new TreeSet<>(builder.errors())) {
      if (place < end) {
        continue; // in the function of the last one
      }
      OpRange function = FunctionCheck.outermost(index, place + shift);
      BrokenPiece piece = brokenAt(text, function, place);
      broken.add(piece);
      end = Math.max(place + 1, piece.end());
      if (function == null) {
        index = index.withDefinition(piece.start() + shift, lineEnd(text, piece.start()) + shift);
      } else {
        function.op().remove();
      }
    }
    return index;
  }

  /** Returns the lines of the function with an error, which is null if it could not be read. */
  private BrokenPiece brokenAt(SourceText text, @Nullable OpRange function, int place) {
    BrokenPiece guess = BrokenPiece.around(text.terminatedBytes(), text.length(), place);
    int from = function == null ? place : function.start() - shift;
    int to = function == null ? lineEnd(text, place) : function.end() - shift;
    int line = text.lineStart(text.line(from));
    boolean isSame = guess != null && guess.start() == line && guess.end() >= to;
    isUnclosed |= !isSame;
    return isSame ? guess : new BrokenPiece(line, to);
  }

  private static int lineEnd(SourceText text, int offset) {
    return Words.lineEnd(text.terminatedBytes(), offset);
  }

  private TextIndex merged(TextIndex index) {
    return IndexMerger.merge(index, partial, source.terminatedBytes(), source.length(), shift);
  }

  private CheckedChunk finished(TextIndex index, @Nullable Operation program) {
    List<BrokenFunction> functions = new ArrayList<>(broken.size());
    for (BrokenPiece piece : broken) {
      functions.add(new BrokenFunction(piece.start() + shift, piece.end() + shift, null));
    }
    state = isUnclosed || overlap(functions) ? CheckedChunk.State.GLOBAL_PROBLEMS : state;
    return new CheckedChunk(shift, shift + source.length(), index, program, problems.all(), functions, state);
  }

  private static boolean overlap(List<BrokenFunction> functions) {
    List<BrokenFunction> sorted = new ArrayList<>(functions);
    sorted.sort(Comparator.comparingInt(BrokenFunction::start));
    for (int i = 1; i < sorted.size(); i++) {
      if (sorted.get(i).start() < sorted.get(i - 1).end()) {
        return true;
      }
    }
    return false;
  }

  private @Nullable Operation parse(SourceText text, IndexBuilder builder, List<Diagnostic> found) {
    try {
      return IRParser.parseAll(text, snapshot.context(), ParserOptions.PERMISSIVE, found::add, builder);
    } catch (RuntimeException | Error fault) {
      problems.add(DialectFault.of("reading", text.name(), snapshot, fault));
      return null;
    }
  }

  private boolean isKnown(BrokenPiece piece) {
    return broken.stream().anyMatch(each -> each.start() <= piece.start() && each.end() >= piece.end());
  }

  private void noteUnclosedBrace(int brace, Diagnostic error) {
    Location place = new FileLineColLoc(snapshot.context(), source.name(), source.line(brace), source.column(brace));
    error.note(place, "no '}' seems to close this region");
  }

  /** Verifies the program as a whole, or what is left of it function by function. */
  private void verify(Operation program, Supplier<TextIndex> index) {
    try {
      List<Diagnostic> ofWhole = new ArrayList<>(1);
      if (broken.isEmpty() && IRVerifier.verify(program, ofWhole::add)) {
        addAll(ofWhole, index);
        return;
      }
      FunctionVerifier functions = new FunctionVerifier(diagnostic -> problems.add(diagnostic, List.of(index.get())));
      functions(program).forEach(functions::verify);
      if (!broken.isEmpty()) {
        state = CheckedChunk.State.SYMBOLS_UNKNOWN;
        return;
      }
      functions(program).forEach(functions::lookUpSymbols);
      int known = problems.all().size();
      addAll(ofWhole, index);
      state = problems.all().size() > known ? CheckedChunk.State.GLOBAL_PROBLEMS : state;
    } catch (RuntimeException | Error fault) {
      problems.add(DialectFault.of("verifying", source.name(), snapshot, fault));
      state = CheckedChunk.State.GLOBAL_PROBLEMS;
    }
  }

  private void addAll(List<Diagnostic> diagnostics, Supplier<TextIndex> index) {
    diagnostics.forEach(diagnostic -> problems.add(diagnostic, List.of(index.get())));
  }

  /** Returns the outermost operations that are no symbol tables. */
  static List<Operation> functions(Operation program) {
    List<Operation> found = new ArrayList<>();
    List<Operation> pending = new ArrayList<>(Arrays.asList(program));
    for (int i = 0; i < pending.size(); i++) {
      Operation op = pending.get(i);
      if (!op.hasTrait(Trait.SYMBOL_TABLE)) {
        found.add(op);
        continue;
      }
      for (Block block : op.region(0).blocks()) {
        block.operations().forEach(pending::add);
      }
    }
    return found;
  }
}
