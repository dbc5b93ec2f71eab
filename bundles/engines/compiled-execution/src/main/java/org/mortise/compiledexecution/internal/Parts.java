// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.mortise.compiledexecution.internal.Blocks.Block;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;

/**
 * The division of a large function into parts, each compiled to a method of supported size. A loop that fits stays in
 * one part. Registers used by several parts are kept in arrays, and in local variables while a part runs. Linear,
 * except for sorting the loops.
 */
final class Parts {
  private static final int NONE = -1;
  private static final int SEVERAL = -2;

  private record Loop(int from, int to) {}

  private final Code code;
  private final List<Block> blocks;
  private final List<List<Block>> parts = new ArrayList<>();
  private final int[] partOf;
  private final List<Set<Integer>> entries = new ArrayList<>();
  /** The index of a register in its array, if it is accessed in several parts, otherwise {@link #NONE}. */
  private final int[] places;
  private final int[] counts = new int[Form.values().length];

  /** @param maxCost the largest {@link Cost} of a part of more than one block */
  Parts(CompiledCode compiled, int maxCost) {
    this.code = compiled.code();
    this.blocks = compiled.blocks().all();
    this.partOf = new int[blocks.size()];
    divide(compiled.blocks(), maxCost);
    parts.forEach(part -> entries.add(new TreeSet<>()));
    findEntries(compiled.blocks());
    this.places = places(compiled);
  }

  // ---- division ----------------------------------------------------------------------------------------------------

  private void divide(Blocks all, int maxCost) {
    long[] costs = new long[blocks.size() + 1];
    for (Block block : blocks) {
      costs[block.index() + 1] = costs[block.index()];
      for (int i = block.from(); i < block.to(); i++) {
        costs[block.index() + 1] += Cost.of(code.instructions().get(i));
      }
    }
    List<Integer> open = new ArrayList<>();
    int position = 0;
    for (Loop loop : loops(all)) {
      if (loop.from < position) {
        continue; // inside a loop that is kept
      }
      boolean fits = costs[loop.to + 1] - costs[loop.from] <= maxCost;
      position = append(position, loop.from, costs, maxCost, open);
      if (fits) {
        if (!open.isEmpty() && costs[loop.to + 1] - costs[open.get(0)] > maxCost) {
          close(open);
        }
        for (; position <= loop.to; position++) {
          open.add(position);
        }
      } else {
        close(open);
      }
    }
    append(position, blocks.size(), costs, maxCost, open);
    close(open);
  }

  /** Adds single blocks to the open part, and closes it when it is full. */
  private int append(int from, int to, long[] costs, int maxCost, List<Integer> open) {
    for (int i = from; i < to; i++) {
      if (!open.isEmpty() && costs[i + 1] - costs[open.get(0)] > maxCost) {
        close(open);
      }
      open.add(i);
    }
    return Math.max(from, to);
  }

  private void close(List<Integer> open) {
    if (!open.isEmpty()) {
      open.forEach(index -> partOf[index] = parts.size());
      parts.add(List.copyOf(blocks.subList(open.get(0), open.get(open.size() - 1) + 1)));
      open.clear();
    }
  }

  /** Returns the ranges of blocks that end with a jump back to their beginning, outer ones first. */
  private List<Loop> loops(Blocks all) {
    int[] ends = new int[blocks.size()];
    Arrays.fill(ends, NONE);
    for (Block block : blocks) {
      for (Label target : RegisterAccess.of(last(block)).targets()) {
        int head = all.startingAt(target.position()).index();
        if (head <= block.index()) {
          ends[head] = block.index();
        }
      }
    }
    List<Loop> loops = new ArrayList<>();
    for (int head = 0; head < ends.length; head++) {
      if (ends[head] != NONE) {
        loops.add(new Loop(head, ends[head]));
      }
    }
    loops.sort(Comparator.comparingInt(Loop::from));
    return loops;
  }

  private Instruction last(Block block) {
    return code.instructions().get(block.to() - 1);
  }

  private void findEntries(Blocks all) {
    enter(0, NONE);
    for (Block block : blocks) {
      for (Label target : RegisterAccess.of(last(block)).targets()) {
        enter(all.startingAt(target.position()).index(), partOf[block.index()]);
      }
      if (!RegisterAccess.isTerminator(last(block))) {
        enter(block.index() + 1, partOf[block.index()]);
      }
    }
  }

  private void enter(int block, int fromPart) {
    if (partOf[block] != fromPart) {
      entries.get(partOf[block]).add(block);
    }
  }

  // ---- registers of several parts ----------------------------------------------------------------------------------

  private int[] places(CompiledCode compiled) {
    int[] parts = new int[code.registerCount()];
    int[] numbered = new int[code.registerCount()];
    Arrays.fill(parts, NONE);
    Arrays.fill(numbered, NONE);
    for (Register parameter : code.parameters()) {
      parts[parameter.number()] = SEVERAL;
      number(parameter, compiled, numbered);
    }
    for (Block block : blocks) {
      for (int i = block.from(); i < block.to(); i++) {
        RegisterAccess access = RegisterAccess.of(code.instructions().get(i));
        access.reads().forEach(register -> access(register, partOf[block.index()], compiled, parts, numbered));
        access.writes().forEach(register -> access(register, partOf[block.index()], compiled, parts, numbered));
      }
    }
    return numbered;
  }

  private void access(Register register, int part, CompiledCode compiled, int[] parts, int[] numbered) {
    int known = parts[register.number()];
    if (known == NONE) {
      parts[register.number()] = part;
    } else if (known != part && known != SEVERAL) {
      parts[register.number()] = SEVERAL;
      if (compiled.registers().literal(register) == null) {
        number(register, compiled, numbered);
      }
    }
  }

  private void number(Register register, CompiledCode compiled, int[] numbered) {
    numbered[register.number()] = counts[arrayForm(compiled.forms().of(register)).ordinal()]++;
  }

  /** Returns the array element form for values of a form. */
  static Form arrayForm(Form form) {
    return switch (form) {
      case INT -> Form.LONG;
      case FLOAT -> Form.DOUBLE;
      default -> form;
    };
  }

  // ---- results -----------------------------------------------------------------------------------------------------

  List<List<Block>> all() {
    return parts;
  }

  /** Returns the indices of the blocks of a part that other parts jump to. */
  Set<Integer> entries(int part) {
    return entries.get(part);
  }

  /** Returns whether a register is accessed in several parts. */
  boolean isShared(Register register) {
    return places[register.number()] != NONE;
  }

  /** Returns the index of a shared register in the array of its form. */
  int place(Register register) {
    return places[register.number()];
  }

  /** Returns the length of the array of a form. */
  int count(Form arrayForm) {
    return counts[arrayForm.ordinal()];
  }
}
