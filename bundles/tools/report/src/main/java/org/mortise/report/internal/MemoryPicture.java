// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferEscapes;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.analyses.alias.BufferSize;
import org.mortise.analyses.alias.BufferSpans;
import org.mortise.analyses.cfg.ProgramOrder;
import org.mortise.analyses.memory.ArenaParts;
import org.mortise.analyses.memory.ArenaPlan;
import org.mortise.analyses.memory.BufferSizes;
import org.mortise.analyses.memory.LiveBytes;
import org.mortise.analyses.memory.PeakBound;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.ConditionalDeallocationOpInterface;
import org.mortise.ir.text.data.JsonWriter;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;

/**
 * The heap of a function in one memory space as a picture: offsets against program order, each buffer a rectangle.
 *
 * <p>The parts of an arena are at their constant offsets, from their first to their last access. Other allocations have
 * no offsets of their own: they are drawn from the allocation to the last operation that frees them, or to the end of
 * the function, at the offsets that an {@linkplain ArenaPlan arena} would assign. An arena is placed as a whole among
 * them. Buffers of unknown size are only named.
 *
 * @param space the memory space; empty for the default one
 * @param size the end of the highest buffer
 * @param peak the most bytes at a time, by {@link LiveBytes} if the function has one memory space
 * @param bound the peak if each buffer were freed right after its last use, by {@link PeakBound}
 * @param length the number of positions
 * @param ticks pairs of a position and the line there, counted from 0
 * @param boxes the buffers in the order of their allocations
 * @param unknown the names and types of buffers of unknown size
 * @param left the number of omitted buffers
 */
record MemoryPicture(String space, long size, long peak, long bound, int length, List<int[]> ticks, List<Box> boxes,
    List<String> unknown, int left) {
  private static final int MOST = 5000;
  private static final int MOST_TICKS = 12;

  /** Kinds of rectangles. */
  enum Kind { FREED, NOT_FREED, ARENA, PART }

  /**
   * A rectangle.
   *
   * @param line the line of the allocation
   * @param lastLine the last line of its life
   * @param first the first position at which it is live
   * @param last the last position at which it is live
   */
  record Box(String name, String type, Kind kind, long bytes, long offset, int line, int lastLine, int first,
      int last) {}

  /** Draws the buffers of one function. */
  private static final class Drawing {
    private final Operation function;
    private final TextLines lines;
    private final ProgramOrder order;
    private final BufferSpans spans;
    private final BufferEscapes escapes;
    private final PartLives partLives;
    private final Set<Value> freedOnCondition = Collections.newSetFromMap(new IdentityHashMap<>());
    /** The line of the operation or block at each position. */
    private final int[] lineAt;

    Drawing(Operation function, TextLines lines, BufferAliases aliases) {
      this.function = function;
      this.lines = lines;
      this.order = ProgramOrder.of(function);
      this.spans = BufferSpans.of(aliases, order);
      this.escapes = BufferEscapes.of(aliases);
      this.partLives = new PartLives(aliases, spans, order);
      this.lineAt = new int[order.count()];
      function.walkPreOrder((Operation op) -> {
        lineAt[order.start(op)] = lines.of(op);
        ConditionalDeallocationOpInterface dealloc = op.getInterface(ConditionalDeallocationOpInterface.class);
        if (dealloc != null) {
          dealloc.getDeallocated(op).forEach(freed -> freedOnCondition.add(BufferGraph.viewBase(freed)));
        }
      });
      for (int i = 1; i < lineAt.length; i++) { // blocks have positions, too
        lineAt[i] = lineAt[i] == 0 ? lineAt[i - 1] : lineAt[i];
      }
    }

    MemoryPicture picture(String space, List<OpResult> buffers, boolean isOnlySpace) {
      List<OpResult> known = new ArrayList<>();
      List<String> unknown = new ArrayList<>();
      for (OpResult buffer : buffers) {
        if (BufferSize.bytesOf(buffer) < 0) {
          unknown.add(lines.nameOf(buffer) + ": " + buffer.type());
        } else {
          known.add(buffer);
        }
      }
      int left = Math.max(0, known.size() - MOST);
      known = known.subList(0, known.size() - left);
      ArenaPlan plan = ArenaPlan.of(known.stream().map(this::item).toList());
      List<Box> boxes = new ArrayList<>();
      List<ArenaPlan.Item> lives = new ArrayList<>();
      Map<Value, Long> counted = new IdentityHashMap<>();
      for (int i = 0; i < known.size(); i++) {
        add(known.get(i), plan.offset(i), boxes, lives, counted);
      }
      boxes.sort(Comparator.comparingInt(Box::first));
      long peak = isOnlySpace && left == 0 ? LiveBytes.peakOf(function, new BufferSizes(0)) : BufferSizes.UNKNOWN;
      peak = peak < 0 ? plan.peak() : peak;
      long bound = Math.min(PeakBound.of(function, counted), ArenaPlan.peakOf(lives));
      return new MemoryPicture(space, plan.size(), peak, Math.min(bound, peak), lineAt.length, ticks(), boxes, unknown,
          left);
    }

    /** Returns the lifetime of an allocation according to the program's deallocations. */
    private ArenaPlan.Item item(OpResult buffer) {
      int first = order.start(buffer.owner());
      long bytes = BufferSize.bytesOf(buffer);
      long element = buffer.type() instanceof MemRefType type && bytes > 0 ? bytes / type.numElements() : 1;
      return new ArenaPlan.Item(
          bytes, first, Math.max(first, lastOf(buffer)), Long.bitCount(element) == 1 ? element : 1);
    }

    private int lastOf(OpResult buffer) {
      return isFreed(buffer) ? spans.last(buffer) : lineAt.length - 1;
    }

    private boolean isFreed(OpResult buffer) {
      boolean isFreed = spans.last(buffer) > spans.lastAccess(buffer) || freedOnCondition.contains(buffer);
      return isFreed && !spans.isReturned(buffer);
    }

    /** Returns the last position at which the buffer is needed. */
    private int lastNeeded(OpResult buffer) {
      return spans.isReturned(buffer) || escapes.isStoredOrEscapes(buffer)
          ? lineAt.length - 1 : spans.lastAccess(buffer);
    }

    private void add(OpResult buffer, long offset, List<Box> boxes, List<ArenaPlan.Item> lives,
        Map<Value, Long> counted) {
      List<ArenaParts.Part> parts = ArenaParts.of(buffer);
      ArenaPlan.Item item = item(buffer);
      Kind kind = !parts.isEmpty() ? Kind.ARENA : isFreed(buffer) ? Kind.FREED : Kind.NOT_FREED;
      boxes.add(box(buffer, kind, item.size(), offset, item.first(), item.last()));
      if (parts.isEmpty()) {
        counted.put(buffer, item.size());
        int last = Math.max(item.first(), lastNeeded(buffer));
        lives.add(new ArenaPlan.Item(item.size(), item.first(), last, 1));
      }
      for (ArenaParts.Part part : parts) {
        counted.put(part.view(), part.bytes());
      }
      for (PartLives.Life life : partLives.of(parts)) {
        ArenaParts.Part part = life.part();
        boxes.add(box(part.view(), Kind.PART, part.bytes(), offset + part.offset(), life.first(), life.last()));
        lives.add(new ArenaPlan.Item(part.bytes(), life.first(), life.last(), 1));
      }
    }

    private Box box(OpResult buffer, Kind kind, long bytes, long offset, int first, int last) {
      return new Box(lines.nameOf(buffer), buffer.type().toString(), kind, bytes, offset, lines.of(buffer.owner()),
          lineAt[Math.min(last, lineAt.length - 1)], first, last);
    }

    private List<int[]> ticks() {
      List<int[]> ticks = new ArrayList<>();
      int count = Math.min(MOST_TICKS, lineAt.length);
      for (int i = 0; i < count; i++) {
        int at = (int) ((long) i * lineAt.length / count);
        ticks.add(new int[] {at, lineAt[at]});
      }
      return ticks;
    }
  }

  /** Returns the pictures of a function, one for each memory space with buffers on the heap. */
  static List<MemoryPicture> of(Operation function, TextLines lines, BufferAliases aliases) {
    Map<String, List<OpResult>> bySpace = new LinkedHashMap<>();
    function.walkPreOrder((Operation op) -> {
      if (op != function && op.hasTrait(Trait.ISOLATED_FROM_ABOVE)) {
        return Walk.Result.SKIP;
      }
      for (OpResult buffer : BufferSizes.allocatedBy(op)) {
        bySpace.computeIfAbsent(spaceOf(buffer), space -> new ArrayList<>()).add(buffer);
      }
      return Walk.Result.ADVANCE;
    });
    List<MemoryPicture> pictures = new ArrayList<>();
    if (!bySpace.isEmpty()) {
      Drawing drawing = new Drawing(function, lines, aliases);
      bySpace.forEach((space, buffers) -> pictures.add(drawing.picture(space, buffers, bySpace.size() == 1)));
    }
    return pictures;
  }

  private static String spaceOf(OpResult buffer) {
    return buffer.type() instanceof BaseMemRefType type && type.memorySpace() != null
        ? type.memorySpace().toString() : "";
  }

  void writeTo(JsonWriter json) {
    json.beginObject().key("space").value(space).key("size").value(size).key("peak").value(peak);
    json.key("bound").value(bound).key("length").value(length).key("left").value(left);
    json.key("unknown").values(unknown).key("ticks").beginArray();
    ticks.forEach(json::values);
    json.endArray().key("boxes").beginArray();
    for (Box box : boxes) {
      json.beginArray().value(box.name()).value(box.type()).value(box.kind().name()).value(box.bytes());
      json.value(box.offset()).value(box.line()).value(box.lastLine()).value(box.first()).value(box.last()).endArray();
    }
    json.endArray().endObject();
  }
}
