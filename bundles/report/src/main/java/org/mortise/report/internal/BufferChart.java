// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analysis.alias.BufferAliases;
import org.mortise.analysis.alias.BufferAllocations;
import org.mortise.analysis.alias.BufferGraph;
import org.mortise.analysis.alias.BufferSize;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.text.printer.PrinterOptions;

/**
 * The buffers that a function allocates, over the lines of its text: from the allocation to the last operation that
 * frees the buffer or an alias of it. A buffer that is not freed reaches to its last use; if that is in a loop and the
 * allocation is not, to the end of the loop. Loops of blocks are not considered.
 *
 * <p>For each buffer linear in its aliases and their uses; the first {@value #MOST} buffers are considered.
 *
 * @param bars the buffers in the order of their allocations
 * @param count the number of buffers, of which some may have been left out
 * @param lines the number of lines of the text
 */
record BufferChart(List<Bar> bars, int count, int lines) {
  static final BufferChart NONE = new BufferChart(List.of(), 0, 0);
  private static final int MOST = 400;

  /** How the life of a buffer ends. */
  enum End {
    FREED,
    /** Returned by the function. */
    RETURNED,
    /** On the stack, until its scope is left. */
    SCOPE,
    NOT_FREED
  }

  /** What an operation does with a buffer. An operation with unknown effects uses it. */
  enum Access {
    READ,
    WRITE,
    READ_WRITE,
    USE,
    FREE
  }

  /** An access on a line, counted from 0. */
  record Point(int line, Access access, String operation) {}

  /**
   * A buffer.
   *
   * @param bytes its size, or {@link BufferSize#UNKNOWN}
   * @param start the line of the allocation
   * @param end the last line of its life
   */
  record Bar(String name, String type, long bytes, int start, int end, End kind, List<Point> points) {}

  /** Returns the chart of a function. */
  static BufferChart of(Operation function, PrinterOptions printing) {
    List<OpResult> onStack = BufferAllocations.onStackIn(function);
    List<OpResult> all = new ArrayList<>(BufferAllocations.in(function));
    int onHeap = all.size();
    all.addAll(onStack);
    if (all.isEmpty()) {
      return NONE;
    }
    TextLines lines = TextLines.of(function, printing);
    BufferAliases aliases = BufferAliases.of(function);
    List<Bar> bars = new ArrayList<>();
    for (int i = 0; i < Math.min(MOST, all.size()); i++) {
      OpResult buffer = all.get(i);
      bars.add(bar(buffer, i >= onHeap, aliases.resolve(buffer), lines));
    }
    bars.sort(Comparator.comparingInt(Bar::start));
    return new BufferChart(bars, all.size(), lines.count());
  }

  private static Bar bar(OpResult buffer, boolean isOnStack, List<Value> aliases, TextLines lines) {
    List<Point> points = new ArrayList<>();
    int start = lines.of(buffer.owner());
    int lastUse = start;
    int lastFree = -1;
    int lastReturn = -1;
    for (Value alias : aliases) {
      for (OpOperand use = alias.firstUse(); use != null; use = use.nextUse()) {
        Operation user = use.owner();
        lastReturn = isReturn(user) ? Math.max(lastReturn, lines.of(user)) : lastReturn;
        Access access = accessOf(user, alias);
        if (access != null) {
          int line = lines.of(user);
          points.add(new Point(line, access, user.name().name()));
          lastFree = access == Access.FREE ? Math.max(lastFree, line) : lastFree;
          lastUse = Math.max(lastUse, lastLine(buffer, user, lines));
        }
      }
    }
    points.sort(Comparator.comparingInt(Point::line).thenComparing(Point::access));
    End kind = isOnStack ? End.SCOPE : lastFree >= 0 ? End.FREED : lastReturn >= 0 ? End.RETURNED : End.NOT_FREED;
    int end = switch (kind) {
      case FREED -> lastFree;
      case RETURNED -> lastReturn;
      case SCOPE -> lines.of(buffer.owner().block().last());
      case NOT_FREED -> lastUse;
    };
    return new Bar(lines.nameOf(buffer), buffer.type().toString(), BufferSize.bytesOf(buffer), start,
        Math.max(start, end), kind, points);
  }

  private static boolean isReturn(Operation op) {
    return op.hasTrait(Trait.RETURN_LIKE) && op.parentOp() != null
        && op.parentOp().hasTrait(Trait.ISOLATED_FROM_ABOVE);
  }

  /** Returns the line up to which the buffer must live for {@code user}. */
  private static int lastLine(OpResult buffer, Operation user, TextLines lines) {
    Operation around = buffer.owner().block().findAncestorOpInBlock(user);
    boolean isInLoop = around != null && around != user && around.implementsInterface(LoopLikeOpInterface.class);
    return isInLoop && around.next() != null ? lines.of(around.next()) - 1 : lines.of(user);
  }

  private static @Nullable Access accessOf(Operation user, Value buffer) {
    List<MemoryEffect> effects = MemoryEffects.of(user);
    boolean reads = false;
    boolean writes = false;
    for (MemoryEffect effect : effects == null ? List.<MemoryEffect>of() : effects) {
      if (effect.value() == buffer && effect.kind() == MemoryEffect.Kind.FREE) {
        return Access.FREE;
      }
      reads |= effect.value() == buffer && effect.kind() == MemoryEffect.Kind.READ;
      writes |= effect.value() == buffer && effect.kind() == MemoryEffect.Kind.WRITE;
    }
    if (reads || writes) {
      return reads && writes ? Access.READ_WRITE : reads ? Access.READ : Access.WRITE;
    }
    boolean isUnknown = effects == null && !BufferGraph.isDescribed(user) && !user.hasTrait(Trait.RETURN_LIKE);
    return isUnknown ? Access.USE : null;
  }
}
