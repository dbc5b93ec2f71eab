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
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.lsp.internal.check.CheckedChunk.BrokenFunction;
import org.mortise.lsp.internal.index.IndexBuilder;
import org.mortise.lsp.internal.index.IndexBuilder.Omission;
import org.mortise.lsp.internal.index.IndexMerger;
import org.mortise.lsp.internal.index.OpRange;
import org.mortise.lsp.internal.index.TextIndex;
import org.mortise.lsp.internal.text.Words;
import org.mortise.pipeline.DialectFault;
import org.mortise.pipeline.Snapshot;

/**
 * Parses and verifies one text. The parser continues after errors; functions with errors are removed from the program
 * and not verified. Used once. Linear in the text.
 */
final class ChunkCheck {
  private final Snapshot snapshot;
  private final SourceText source;
  private final int shift;
  private final Problems problems;
  private final List<BrokenFunction> broken = new ArrayList<>();
  private CheckedChunk.State state = CheckedChunk.State.COMPLETE;
  /** Whether the parse result depends on distant text, because of a missing brace or the header of a module. */
  private boolean isUnclosed;

  ChunkCheck(Snapshot snapshot, SourceText source, int shift) {
    this.snapshot = snapshot;
    this.source = source;
    this.shift = shift;
    this.problems = new Problems(source, shift);
  }

  CheckedChunk run() {
    IndexBuilder builder = new IndexBuilder(source.terminatedBytes());
    List<Diagnostic> found = new ArrayList<>(1);
    Operation program = parse(builder, found);
    found.forEach(problems::add);
    if (program == null) {
      isUnclosed = true;
      return finished(merged(builder.build(shift)), null);
    }
    isUnclosed = builder.hasGuessedBraces();
    if (!builder.errors().isEmpty()) {
      TextIndex index = merged(withoutBroken(builder));
      verify(program, () -> index);
      return finished(index, program);
    }
    // The index reads only the parser's reports, so it can be built while the program is verified.
    CompletableFuture<TextIndex> index = CompletableFuture.supplyAsync(() -> merged(builder.build(shift)));
    verify(program, index::join);
    return finished(index.join(), program);
  }

  /** Removes the functions with errors from the program, and returns the index of all reported names. */
  private TextIndex withoutBroken(IndexBuilder builder) {
    TextIndex index = builder.build(shift);
    List<int[]> headers = new ArrayList<>();
    int end = 0;
    for (Omission omission : builder.errors()) {
      if (omission.start() < end) {
        continue; // in the function of the last one
      }
      OpRange function = FunctionCheck.outermost(index, omission.start() + shift);
      int from = source.lineStart(source.line(function == null ? omission.start() : function.start() - shift));
      end = function == null ? omission.end() : function.end() - shift;
      broken.add(new BrokenFunction(from + shift, end + shift, null));
      end = Math.max(end, omission.start() + 1);
      if (function == null) {
        isUnclosed |= omission.end() > omission.start() && concernsOthers(omission);
        headers.add(new int[] {from + shift, lineEnd(omission.start()) + shift});
      } else {
        function.op().remove();
      }
    }
    return headers.isEmpty() ? index : index.withDefinitions(headers);
  }

  /** Returns whether an omission affects other functions: an alias definition, or an operation's head. */
  private boolean concernsOthers(Omission omission) {
    byte[] bytes = source.terminatedBytes();
    byte first = bytes[omission.start()];
    boolean isOperation = first == '"' || first == '%' || Words.isPart(first);
    return !isOperation || bytes[omission.end() - 1] == '{';
  }

  private int lineEnd(int offset) {
    return Words.lineEnd(source.terminatedBytes(), offset);
  }

  private TextIndex merged(TextIndex index) {
    return IndexMerger.merge(index, source.terminatedBytes(), source.length(), shift);
  }

  private CheckedChunk finished(TextIndex index, @Nullable Operation program) {
    state = isUnclosed || overlap(broken) ? CheckedChunk.State.GLOBAL_PROBLEMS : state;
    return new CheckedChunk(shift, shift + source.length(), index, program, problems.all(), broken, state);
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

  private @Nullable Operation parse(IndexBuilder builder, List<Diagnostic> found) {
    try {
      return IRParser.parseAll(source, snapshot.context(), ParserOptions.PERMISSIVE, found::add, builder);
    } catch (RuntimeException | Error fault) {
      problems.add(DialectFault.of("reading", source.name(), snapshot, fault));
      return null;
    }
  }

  /** Verifies the program as a whole, or function by function if functions were removed. */
  private void verify(Operation program, Supplier<TextIndex> index) {
    try {
      List<Diagnostic> ofWhole = new ArrayList<>(1);
      if (broken.isEmpty() && IRVerifier.verify(program, ofWhole::add)) {
        addAll(ofWhole, index);
        return;
      }
      FunctionVerifier functions = new FunctionVerifier(diagnostic -> problems.add(diagnostic, List.of(index.get())));
      if (!broken.isEmpty()) {
        functions(program).stream().filter(ChunkCheck::isIndependent).forEach(functions::verify);
        state = CheckedChunk.State.SYMBOLS_UNKNOWN;
        return;
      }
      functions(program).forEach(functions::verify);
      functions(program).forEach(functions::lookUpSymbols);
      int known = problems.all().size();
      addAll(ofWhole, index);
      state = problems.all().size() > known ? CheckedChunk.State.GLOBAL_PROBLEMS : state;
    } catch (RuntimeException | Error fault) {
      problems.add(DialectFault.of("verifying", source.name(), snapshot, fault));
      state = CheckedChunk.State.GLOBAL_PROBLEMS;
    }
  }

  /** Returns whether an operation cannot use values that are missing because of an error. */
  private static boolean isIndependent(Operation op) {
    return op.hasTrait(Trait.ISOLATED_FROM_ABOVE) || op.operandCount() == 0 && op.regionCount() == 0;
  }

  private void addAll(List<Diagnostic> diagnostics, Supplier<TextIndex> index) {
    diagnostics.forEach(diagnostic -> problems.add(diagnostic, List.of(index.get())));
  }

  /** Returns the outermost operations that are not symbol tables. */
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
