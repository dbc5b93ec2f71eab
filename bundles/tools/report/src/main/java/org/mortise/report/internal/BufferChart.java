// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferAllocations;
import org.mortise.analyses.alias.BufferLife;
import org.mortise.analyses.alias.BufferSize;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.text.printer.PrinterOptions;

/**
 * The buffers that a function allocates, over the lines of its text: from the allocation to the last operation that
 * frees the buffer or an alias of it. A buffer that is not freed reaches to its last use; if that is in a loop and the
 * allocation is not, to the end of the loop. Loops of blocks are not considered.
 *
 * <p>For each buffer linear in its aliases and their uses; the first {@value #MOST} buffers are considered.
 *
 * @param bars the buffers in the order of their allocations
 * @param count the number of buffers, of which some may have been omitted
 * @param lines the number of lines of the text
 * @param memory the heap as pictures of offsets, one for each memory space
 */
record BufferChart(List<Bar> bars, int count, int lines, List<MemoryPicture> memory) {
  static final BufferChart NONE = new BufferChart(List.of(), 0, 0, List.of());
  private static final int MOST = 400;

  /** An access on a line, counted from 0. */
  record Point(int line, BufferLife.Access access, String operation) {}

  /**
   * A buffer.
   *
   * @param bytes its size, or {@link BufferSize#UNKNOWN}
   * @param start the line of the allocation
   * @param end the last line of its life
   */
  record Bar(String name, String type, long bytes, int start, int end, BufferLife.End kind, List<Point> points) {}

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
      bars.add(bar(buffer, BufferLife.of(buffer, i >= onHeap, aliases), lines));
    }
    bars.sort(Comparator.comparingInt(Bar::start));
    return new BufferChart(bars, all.size(), lines.count(), MemoryPicture.of(function, lines, aliases));
  }

  /** Returns the maximum of live bytes of known size on a line. */
  long peakBytes() {
    long[] changes = new long[lines + 1];
    for (Bar bar : bars) {
      if (bar.bytes() > 0) {
        changes[bar.start()] += bar.bytes();
        changes[Math.min(bar.end() + 1, lines)] -= bar.bytes();
      }
    }
    long live = 0;
    long peak = 0;
    for (long change : changes) {
      live += change;
      peak = Math.max(peak, live);
    }
    return peak;
  }

  private static Bar bar(OpResult buffer, BufferLife life, TextLines lines) {
    List<Point> points = new ArrayList<>();
    int start = lines.of(buffer.owner());
    int lastUse = start;
    for (BufferLife.Use use : life.uses()) {
      points.add(new Point(lines.of(use.user()), use.access(), use.user().name().name()));
      lastUse = Math.max(lastUse, lastLine(buffer, use.user(), lines));
    }
    points.sort(Comparator.comparingInt(Point::line).thenComparing(Point::access));
    int end = switch (life.end()) {
      case FREED -> lastOf(life.frees(), lines);
      case RETURNED -> lastOf(life.returns(), lines);
      case SCOPE -> lines.of(buffer.owner().block().last());
      case NOT_FREED -> lastUse;
    };
    return new Bar(lines.nameOf(buffer), buffer.type().toString(), BufferSize.bytesOf(buffer), start,
        Math.max(start, end), life.end(), points);
  }

  private static int lastOf(List<Operation> ops, TextLines lines) {
    return ops.stream().mapToInt(lines::of).max().orElse(0);
  }

  /** Returns the last line on which the buffer must be live for {@code user}. */
  private static int lastLine(OpResult buffer, Operation user, TextLines lines) {
    Operation around = buffer.owner().block().findAncestorOpInBlock(user);
    boolean isInLoop = around != null && around != user && around.implementsInterface(LoopLikeOpInterface.class);
    return isInLoop && around.next() != null ? lines.of(around.next()) - 1 : lines.of(user);
  }
}
