// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.tokens;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.BlockArgument;
import org.mortise.lsp.internal.buffers.FunctionText;
import org.mortise.lsp.internal.check.CheckedChunk;
import org.mortise.lsp.internal.check.CheckedChunk.BrokenFunction;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.index.Occurrence;
import org.mortise.lsp.internal.index.OpRange;

/**
 * The names and operations of a document in the order of its text, read forward only. In a function that was only
 * partly read because of an error, block arguments are recognized by their names.
 */
final class NameCursor {
  private final CheckedDocument document;
  private int nextChunk;
  private int chunkEnd = -1;
  private List<Occurrence> names = List.of();
  private int nextName;
  private List<OpRange> operations = List.of();
  private int nextOperation;
  private List<BrokenFunction> broken = List.of();
  private @Nullable BrokenFunction lastBroken;
  private Set<String> arguments = Set.of();

  NameCursor(CheckedDocument document) {
    this.document = document;
  }

  private void moveTo(int offset) {
    while (offset >= chunkEnd && nextChunk < document.chunks().size()) {
      CheckedChunk chunk = document.chunks().get(nextChunk++);
      chunkEnd = nextChunk < document.chunks().size() ? document.chunks().get(nextChunk).start() : Integer.MAX_VALUE;
      if (offset < chunkEnd) {
        names = chunk.index().between(offset, Integer.MAX_VALUE);
        nextName = 0;
        operations = chunk.index().operations();
        nextOperation = Math.max(0, FunctionText.firstFrom(operations, offset) - 1); // its name may be on a later line
        broken = chunk.broken();
      }
    }
  }

  /** Returns the name that begins at an offset, or null. */
  @Nullable Occurrence nameAt(int offset) {
    moveTo(offset);
    while (nextName < names.size() && names.get(nextName).start() < offset) {
      nextName++;
    }
    Occurrence found = nextName < names.size() ? names.get(nextName) : null;
    return found != null && found.start() == offset ? found : null;
  }

  /** Returns whether the name of an operation begins at an offset. */
  boolean isOperationAt(int offset) {
    moveTo(offset);
    while (nextOperation < operations.size() && operations.get(nextOperation).name() < offset) {
      nextOperation++;
    }
    return nextOperation < operations.size() && operations.get(nextOperation).name() == offset;
  }

  /** Returns whether the name of an otherwise unknown value is the name of an argument in its function. */
  boolean isArgument(int start, int end) {
    for (BrokenFunction function : broken) {
      if (start >= function.start() && start < function.end()) {
        return argumentsOf(function).contains(text(start, end));
      }
    }
    return false;
  }

  private Set<String> argumentsOf(BrokenFunction function) {
    if (function != lastBroken) {
      lastBroken = function;
      arguments = new HashSet<>();
      for (Occurrence name : document.chunkAt(function.start()).index().between(function.start(), function.end())) {
        if (name.entity().subject() instanceof BlockArgument) {
          arguments.add(text(name.start(), name.end()));
        }
      }
    }
    return arguments;
  }

  private String text(int start, int end) {
    return new String(document.text().bytes(), start, end - start, StandardCharsets.ISO_8859_1);
  }
}
