// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Cancellation;
import org.mortise.ir.FaultPlace;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpDefinition;

/**
 * Prints the regions of operations, without recursion.
 *
 * <p>An operation prints itself with a hole for each region. Its text after the first hole goes to a second sink, which
 * is used as a stack: the text after a hole is copied to the output when the region has been printed, and dropped when
 * the operation is complete. The regions from the root to the current position are frames of an explicit stack.
 */
final class RegionPrinter {
  private static final int INDENT = 2;

  private final OperationPrinter printer;
  private final ByteSink out;
  private final ByteSink side;

  /** Holes of all operations that are not complete yet, the innermost last. */
  /** The start of each operation in the text; null if not requested. */
  private @Nullable Map<Operation, Integer> starts;
  private Hole[] holes = new Hole[16];
  private int holeCount;

  private Frame[] frames = new Frame[16];
  private int depth;
  private @Nullable FunctionsPrinter functions;

  /** A region to be printed, and the start of the following text in the second sink. */
  private static final class Hole {
    private Region region;
    private boolean entryBlockArguments;
    private boolean blockTerminators;
    private boolean emptyBlock;
    private int indent;
    private int tail;
  }

  /** An operation whose holes are being filled, and the position in the current hole. */
  private static final class Frame {
    private int firstHole;
    private int hole;
    private int endHole;
    private int sideStart;
    private int sideEnd;
    private int outerIndent;
    private String outerDialect;
    private Block block;
    private @Nullable Operation next;
    private @Nullable Operation end;
  }

  RegionPrinter(OperationPrinter printer, ByteSink out, ByteSink side) {
    this.printer = printer;
    this.out = out;
    this.side = side;
  }

  /** Records the start of each operation from now on. */
  void recordStarts(Map<Operation, Integer> map) {
    starts = map;
  }

  /** Prints the operations of the outermost region with several threads. */
  void setFunctionsPrinter(FunctionsPrinter printerOfFunctions) {
    functions = printerOfFunctions;
  }

  /** Leaves a hole for a region of the operation that is being printed. */
  void add(Region region, boolean entryBlockArguments, boolean blockTerminators, boolean emptyBlock) {
    if (holeCount == holes.length) {
      holes = Arrays.copyOf(holes, 2 * holeCount);
    }
    Hole hole = holes[holeCount];
    if (hole == null) {
      hole = new Hole();
      holes[holeCount] = hole;
    }
    holeCount++;
    hole.region = region;
    hole.entryBlockArguments = entryBlockArguments;
    hole.blockTerminators = blockTerminators;
    hole.emptyBlock = emptyBlock;
    hole.indent = printer.indent();
    hole.tail = side.size();
    printer.setSink(side);
  }

  /** Prints an operation with its regions, without a line end. */
  void print(Operation root, Flusher flusher) {
    printOne(root, false);
    while (depth > 0) {
      Cancellation.check();
      Frame frame = frames[depth - 1];
      Operation op = frame.next;
      if (op != null && functions != null && frame.end == null) {
        frame.next = null;
        functions.print(op, printer.indent(), printer.defaultDialect(), out, flusher);
      } else if (op != null) {
        advance(frame, op);
        out.appendSpaces(printer.indent());
        printOne(op, true);
      } else if (frame.block != null) {
        enterBlock(frame, frame.block.next(), true, true);
      } else {
        leaveRegion(frame);
      }
      flusher.offer(out);
    }
  }

  private static void advance(Frame frame, Operation printed) {
    Operation following = printed.next();
    frame.next = following == frame.end ? null : following;
  }

  private void printOne(Operation op, boolean line) {
    if (starts != null) {
      starts.put(op, out.size());
    }
    int firstHole = holeCount;
    int sideStart = side.size();
    int indent = printer.indent();
    try {
      printer.printWhole(op);
    } catch (RuntimeException | Error fault) {
      FaultPlace.note(fault, op);
      throw fault;
    }
    if (line) {
      printer.print('\n');
    }
    printer.setIndent(indent);
    if (holeCount == firstHole) {
      return;
    }
    printer.setSink(out);
    Frame frame = push();
    frame.firstHole = firstHole;
    frame.hole = firstHole;
    frame.endHole = holeCount;
    frame.sideStart = sideStart;
    frame.sideEnd = side.size();
    frame.outerIndent = indent;
    frame.outerDialect = printer.defaultDialect();
    enterRegion(frame);
  }

  private Frame push() {
    if (depth == frames.length) {
      frames = Arrays.copyOf(frames, 2 * depth);
    }
    if (frames[depth] == null) {
      frames[depth] = new Frame();
    }
    return frames[depth++];
  }

  private void enterRegion(Frame frame) {
    Hole hole = holes[frame.hole];
    out.append("{\n");
    printer.setIndent(hole.indent + INDENT);
    Operation owner = hole.region.parentOp();
    OpDefinition definition = owner == null ? null : OpDefinition.of(owner);
    printer.setDefaultDialect(definition == null ? null : definition.defaultDialect());
    Block entry = hole.region.first();
    boolean label = entry != null
        && ((hole.emptyBlock && entry.isEmpty()) || (hole.entryBlockArguments && entry.argumentCount() > 0));
    enterBlock(frame, entry, label, hole.blockTerminators);
  }

  private void enterBlock(Frame frame, Block block, boolean label, boolean terminator) {
    frame.block = block;
    frame.next = null;
    frame.end = null;
    if (block == null) {
      return;
    }
    if (label) {
      int inner = printer.indent();
      printer.setIndent(inner - INDENT);
      printer.printLabel(block);
      printer.setIndent(inner);
    }
    printer.printBlockComments(block);
    frame.next = block.first();
    if (!terminator && block.last() != null && block.last().hasTrait(Trait.TERMINATOR)) {
      frame.end = block.last();
      frame.next = frame.next == frame.end ? null : frame.next;
    }
  }

  private void leaveRegion(Frame frame) {
    Hole hole = holes[frame.hole];
    out.appendSpaces(hole.indent);
    out.append('}');
    frame.hole++;
    int tailEnd = frame.hole < frame.endHole ? holes[frame.hole].tail : frame.sideEnd;
    out.append(side.array(), hole.tail, tailEnd - hole.tail);
    if (frame.hole < frame.endHole) {
      enterRegion(frame);
      return;
    }
    printer.setIndent(frame.outerIndent);
    printer.setDefaultDialect(frame.outerDialect);
    holeCount = frame.firstHole;
    side.truncate(frame.sideStart);
    depth--;
  }
}
