// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
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
import org.mortise.lsp.internal.index.TextIndex;
import org.mortise.lsp.internal.text.Words;
import org.mortise.pipeline.DialectFault;
import org.mortise.pipeline.Snapshot;

/**
 * Parses and verifies one text. After an error the text is parsed again without the {@link BrokenPiece}, so that the
 * other functions are known and their errors are reported, too. Used once. Linear in the text for each error, of which
 * a limited number is looked for, in a limited time.
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
  /** Whether an error can be an effect of something far before it. */
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
      Diagnostic[] first = new Diagnostic[1];
      Operation program = parse(text, builder, first);
      if (program != null) {
        // The index reads only what the parser has reported, so that it can be built while the program is verified.
        CompletableFuture<TextIndex> index = CompletableFuture.supplyAsync(() -> merged(builder.build(shift)));
        verify(program, index::join);
        return finished(index.join(), program);
      }
      boolean more = broken.size() < MIN_ATTEMPTS
          || broken.size() < MAX_ATTEMPTS && System.nanoTime() - start < TIME_FOR_ERRORS;
      BrokenPiece piece = more ? pieceOf(text, first[0]) : null;
      if (piece == null || broken.contains(piece)) {
        return finished(merged(builder.build(shift)), null);
      }
      broken.add(piece);
      partial.add(builder.build(shift, piece.start(), piece.end(), KnownNames.NONE)
          .withDefinition(Words.lineEnd(text.terminatedBytes(), piece.start()) + shift));
      text = SourceText.of(source.name(), piece.removedFrom(text.terminatedBytes(), text.length()));
    }
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

  private @Nullable Operation parse(SourceText text, IndexBuilder builder, Diagnostic[] first) {
    try {
      return IRParser.parse(text, snapshot.context(), ParserOptions.PERMISSIVE, diagnostic -> {
        if (first[0] == null && diagnostic.severity() == Severity.ERROR) {
          first[0] = diagnostic;
          noteUnclosedBrace(text, diagnostic);
        }
        problems.add(diagnostic);
      }, builder);
    } catch (RuntimeException | Error fault) {
      problems.add(DialectFault.of("reading", text.name(), snapshot, fault));
      return null;
    }
  }

  private @Nullable BrokenPiece pieceOf(SourceText text, @Nullable Diagnostic error) {
    int offset = error == null ? -1 : problems.offset(error);
    if (offset < 0) {
      return null;
    }
    int brace = unclosedBrace(text, offset);
    isUnclosed |= brace >= 0;
    return BrokenPiece.around(text.terminatedBytes(), text.length(), brace >= 0 ? brace : offset);
  }

  /** Returns the offset of a brace before an error that seems to have no closing one; -1 if there is none. */
  private static int unclosedBrace(SourceText text, int error) {
    int brace = BrokenPiece.unclosedBrace(text.terminatedBytes(), text.length());
    return brace < error ? brace : -1;
  }

  private void noteUnclosedBrace(SourceText text, Diagnostic error) {
    int brace = unclosedBrace(text, problems.offset(error));
    if (brace >= 0) {
      Location place =
          new FileLineColLoc(snapshot.context(), source.name(), source.line(brace), source.column(brace));
      error.note(place, "no '}' seems to close this region");
    }
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
