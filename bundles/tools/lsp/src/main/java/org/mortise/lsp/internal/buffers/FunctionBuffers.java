// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.buffers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferAllocations;
import org.mortise.analyses.alias.BufferLife;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.index.OpRange;

/**
 * The buffers of one function of a text. Only reads the program. Creation is linear in the function; a query is linear
 * in the aliases of the buffer and their uses.
 */
public final class FunctionBuffers {
  private final FunctionText text;
  private final BufferAliases aliases;
  /** The allocations, and whether they are on the stack. */
  private final Map<Value, Boolean> allocations = new LinkedHashMap<>();

  FunctionBuffers(CheckedDocument document, OpRange function) {
    this.text = new FunctionText(document, function);
    this.aliases = BufferAliases.of(function.op());
    BufferAllocations.in(function.op()).forEach(result -> allocations.put(result, false));
    BufferAllocations.onStackIn(function.op()).forEach(result -> allocations.put(result, true));
  }

  /** Returns the names and lines. */
  public FunctionText text() {
    return text;
  }

  /** Returns whether a value is allocated by the operation that defines it. */
  public boolean isAllocation(Value value) {
    return allocations.containsKey(value);
  }

  /**
   * Returns the buffers that a value can be: one for each value that it can come from and that has no source of its own
   * in the function.
   */
  public List<BufferLife> of(Value value) {
    List<BufferLife> found = new ArrayList<>();
    for (Value source : aliases.resolveReverse(value)) {
      boolean isRoot = source.type() instanceof BaseMemRefType
          && (isAllocation(source) || !BufferAliases.hasSources(source));
      if (isRoot) {
        found.add(life(source));
      }
    }
    found.sort(Comparator.comparingInt(life -> text.line(life.buffer())));
    return found;
  }

  /** Returns the buffer of an allocation, argument or other value without sources. */
  public BufferLife life(Value buffer) {
    return BufferLife.of(buffer, allocations.getOrDefault(buffer, false), aliases);
  }

  /** Returns the lines of operations, each once, in order, counted from 1. */
  public Set<Integer> lines(List<Operation> ops) {
    Set<Integer> lines = new TreeSet<>();
    ops.forEach(op -> lines.add(text.line(op)));
    return lines;
  }
}
