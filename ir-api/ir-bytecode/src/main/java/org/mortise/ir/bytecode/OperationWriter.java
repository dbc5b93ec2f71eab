// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.UnknownLoc;

/** Writes operations. An explicit stack holds the operations whose regions are being written. */
final class OperationWriter {
  /** An operation whose regions are being written. */
  private static final class Frame {
    final @Nullable Frame outer;
    final Operation op;
    final boolean inSection;
    int region = -1;
    @Nullable Block block;
    @Nullable Operation next;
    /** The positions of the blocks of the region; null if there is one. */
    @Nullable IdentityTable blocks;

    Frame(@Nullable Frame outer, Operation op, boolean inSection) {
      this.outer = outer;
      this.op = op;
      this.inSection = inSection;
    }
  }

  private final Numbering numbering;
  private final int version;
  private final DialectOutput output;
  private final PropertyNumbers properties;
  private final NestedSections sections = new NestedSections();
  private final ByteWriter out = sections.body;
  private final ByteWriter scratch = new ByteWriter();
  private @Nullable Frame top;

  /** @param output is used for inherent attributes */
  OperationWriter(Numbering numbering, DialectOutput output, PropertyNumbers properties) {
    this.numbering = numbering;
    this.version = numbering.version;
    this.output = output;
    this.properties = properties;
  }

  NestedSections write(Operation root) {
    out.writeFlagged(1, false);
    writeOperation(root);
    while (top != null) {
      Frame frame = top;
      if (frame.next != null) {
        Operation op = frame.next;
        frame.next = op.next();
        writeOperation(op);
      } else if (frame.block != null && frame.block.next() != null) {
        startBlock(frame, frame.block.next());
      } else {
        nextRegion(frame);
      }
    }
    return sections;
  }

  private void nextRegion(Frame frame) {
    if (++frame.region < frame.op.regionCount()) {
      startRegion(frame, frame.op.region(frame.region));
      return;
    }
    if (frame.inSection) {
      sections.close();
    }
    top = frame.outer;
  }

  private void startRegion(Frame frame, Region region) {
    frame.block = null;
    frame.blocks = null;
    int count = 0;
    if (region.first() != region.last()) {
      frame.blocks = new IdentityTable();
    }
    for (Block block : region.blocks()) {
      if (frame.blocks != null) {
        frame.blocks.put(block, count);
      }
      count++;
    }
    out.writeVarInt(count);
    if (count > 0) {
      out.writeVarInt(numbering.valueCount(region));
      startBlock(frame, region.first());
    }
  }

  private void startBlock(Frame frame, Block block) {
    frame.block = block;
    frame.next = block.first();
    int count = 0;
    for (Operation op = block.first(); op != null; op = op.next()) {
      count++;
    }
    out.writeFlagged(count, block.argumentCount() > 0);
    if (block.argumentCount() > 0) {
      writeArguments(block);
    }
  }

  private void writeArguments(Block block) {
    out.writeVarInt(block.argumentCount());
    for (int i = 0; i < block.argumentCount(); i++) {
      BlockArgument argument = block.argument(i);
      int type = numbering.of(argument.type());
      if (version < Format.OPTIONAL_ARGUMENT_LOCATIONS) {
        out.writeVarInt(type);
        out.writeVarInt(numbering.of(argument.location()));
        continue;
      }
      boolean hasLocation = !(argument.location() instanceof UnknownLoc);
      out.writeFlagged(type, hasLocation);
      if (hasLocation) {
        out.writeVarInt(numbering.of(argument.location()));
      }
    }
    if (version >= Format.USE_LIST_ORDERS) {
      int maskAt = out.size;
      out.writeByte(0);
      if (writeUseOrders(block.argumentList())) {
        out.bytes[maskAt] = Format.HAS_USE_LIST_ORDERS;
      }
    }
  }

  // ---- operations --------------------------------------------------------------------------------------------------

  private void writeOperation(Operation op) {
    out.writeVarInt(numbering.of(op.name()));
    int maskAt = out.size;
    out.writeByte(0);
    out.writeVarInt(numbering.of(op.location()));
    int mask = writeAttributes(op);
    if (op.resultCount() > 0) {
      mask |= Format.HAS_RESULTS;
      out.writeVarInt(op.resultCount());
      for (int i = 0; i < op.resultCount(); i++) {
        out.writeVarInt(numbering.of(op.result(i).type()));
      }
    }
    if (op.operandCount() > 0) {
      mask |= Format.HAS_OPERANDS;
      out.writeVarInt(op.operandCount());
      for (int i = 0; i < op.operandCount(); i++) {
        out.writeVarInt(numbering.of(op.operand(i)));
      }
    }
    if (op.successorCount() > 0) {
      mask |= Format.HAS_SUCCESSORS;
      writeSuccessors(op);
    }
    if (version >= Format.USE_LIST_ORDERS && op.resultCount() > 0 && writeUseOrders(op.resultList())) {
      mask |= Format.HAS_USE_LIST_ORDERS;
    }
    if (op.regionCount() > 0) {
      mask |= Format.HAS_REGIONS;
      open(op);
    }
    out.bytes[maskAt] = (byte) mask;
  }

  /** Writes the attributes and returns the flags of the parts written. */
  private int writeAttributes(Operation op) {
    int mask = 0;
    DictionaryAttr dictionary = numbering.dictionary(op);
    if (!dictionary.isEmpty()) {
      mask |= Format.HAS_ATTRIBUTES;
      out.writeVarInt(numbering.of(dictionary));
    }
    if (version >= Format.PROPERTIES && numbering.hasProperties(op)) {
      mask |= Format.HAS_PROPERTIES;
      scratch.size = 0;
      output.out = scratch;
      numbering.writeProperties(op, output);
      out.writeVarInt(properties.of(scratch));
    }
    return mask;
  }

  private void writeSuccessors(Operation op) {
    out.writeVarInt(op.successorCount());
    for (int i = 0; i < op.successorCount(); i++) {
      out.writeVarInt(top == null || top.blocks == null ? 0 : top.blocks.get(op.successor(i)));
    }
  }

  private void open(Operation op) {
    boolean isolated = numbering.captures.isIsolated(op);
    out.writeFlagged(op.regionCount(), isolated);
    boolean inSection = isolated && version >= Format.LAZY_LOADING;
    if (inSection) {
      sections.open();
    }
    top = new Frame(top, op, inSection);
  }

  // ---- orders of uses ----------------------------------------------------------------------------------------------

  /** Writes the use orders that differ from program order. Returns whether there are any. */
  private boolean writeUseOrders(List<? extends Value> values) {
    List<int[]> orders = new ArrayList<>(0);
    List<Integer> indices = new ArrayList<>(0);
    for (int i = 0; i < values.size(); i++) {
      int[] order = order(values.get(i));
      if (order != null) {
        indices.add(i);
        orders.add(order);
      }
    }
    if (orders.isEmpty()) {
      return false;
    }
    if (values.size() > 1) {
      out.writeVarInt(orders.size());
    }
    for (int i = 0; i < orders.size(); i++) {
      if (values.size() > 1) {
        out.writeVarInt(indices.get(i));
      }
      writeOrder(orders.get(i));
    }
    return true;
  }

  /** Returns for each use, in program order, its position in the use list; null if the orders are the same. */
  private int @Nullable [] order(Value value) {
    if (!numbering.captures.values.isShuffled(value)) {
      return null;
    }
    int count = 0;
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      count++;
    }
    long[] uses = new long[count];
    Integer[] order = new Integer[count];
    int i = 0;
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      order[i] = i;
      uses[i++] = numbering.captures.position(use);
    }
    Arrays.sort(order, Comparator.comparingLong(index -> -uses[index]));
    int[] positions = new int[count];
    for (int k = 0; k < count; k++) {
      positions[k] = order[k];
    }
    return positions;
  }

  /** Writes an order. Pairs are sorted by the position in the use list, as in MLIR. */
  private void writeOrder(int[] positions) {
    int[] sources = new int[positions.length];
    int moved = 0;
    for (int i = 0; i < positions.length; i++) {
      sources[positions[i]] = i;
      moved += positions[i] == i ? 0 : 1;
    }
    boolean isPairs = moved < positions.length / 2;
    out.writeFlagged(isPairs ? 2L * moved : positions.length, isPairs);
    for (int i = 0; i < positions.length; i++) {
      if (!isPairs) {
        out.writeVarInt(positions[i]);
      } else if (sources[i] != i) {
        out.writeVarInt(sources[i]);
        out.writeVarInt(i);
      }
    }
  }
}
