// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferLife;
import org.mortise.ir.OpResult;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.lsp.internal.buffers.BufferFacts;
import org.mortise.lsp.internal.buffers.FunctionBuffers;
import org.mortise.lsp.internal.buffers.FunctionText;
import org.mortise.lsp.internal.check.CheckedChunk;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.index.OpRange;

/**
 * How the life of each allocated buffer ends, after the text of the allocation. Buffers on the stack have no hint.
 * Linear in the functions that overlap the range, besides one list of the operations.
 */
final class OwnershipHints {
  private OwnershipHints() {}

  static List<InlayHint> in(Range range, CheckedDocument document, BufferFacts facts) {
    int start = document.text().offset(range.getStart());
    int end = document.text().offset(range.getEnd());
    List<InlayHint> hints = new ArrayList<>();
    for (CheckedChunk chunk : document.chunks()) {
      if (chunk.end() >= start && chunk.start() <= end) {
        add(chunk, start, end, document, facts, hints);
      }
    }
    return hints;
  }

  private static void add(CheckedChunk chunk, int start, int end, CheckedDocument document, BufferFacts facts,
      List<InlayHint> hints) {
    List<OpRange> operations = chunk.index().operations();
    OpRange first = FunctionText.around(document, Math.max(start, chunk.start()));
    OpRange function = null;
    FunctionBuffers buffers = null;
    for (int i = FunctionText.firstFrom(operations, first == null ? start : first.start());
        i < operations.size() && operations.get(i).start() <= end; i++) {
      OpRange op = operations.get(i);
      if (op.end() < start || !definesBuffer(op)) {
        continue;
      }
      if (function == null || op.start() > function.end()) {
        buffers = facts.at(document, op.start());
        function = buffers == null ? null : buffers.text().function();
      }
      String label = buffers == null ? null : label(op.op().result(0), buffers);
      if (label != null) {
        InlayHint hint = new InlayHint(document.text().position(op.end()), Either.forLeft(label));
        hint.setPaddingLeft(true);
        hints.add(hint);
      }
    }
  }

  private static boolean definesBuffer(OpRange op) {
    return op.op().resultCount() > 0 && op.op().result(0).type() instanceof BaseMemRefType;
  }

  private static @Nullable String label(OpResult result, FunctionBuffers buffers) {
    if (!buffers.isAllocation(result)) {
      return null;
    }
    BufferLife life = buffers.life(result);
    return switch (life.end()) {
      case FREED -> "freed on " + BufferHover.lines(buffers.lines(life.frees()));
      case RETURNED -> "returned on " + BufferHover.lines(buffers.lines(life.returns()));
      case NOT_FREED -> "leaks";
      case SCOPE -> null;
    };
  }
}
