// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.ValueFormat;

/** The instructions of a function during emission, with the operations that emitted them. */
final class InstructionList {
  /** Null for a reserved position, which is removed unless it is set. */
  private final List<@Nullable Instruction> instructions = new ArrayList<>();
  private final List<Operation> sources = new ArrayList<>();
  private final List<Label> labels = new ArrayList<>();
  private int[] weights = new int[16];
  private int pendingWeight;
  private Operation current;

  /** Sets the operation of the following instructions, the first of which counts as the execution of some more. */
  void begin(Operation op, int weight) {
    current = op;
    pendingWeight += weight;
  }

  Operation current() {
    return current;
  }

  void add(Instruction instruction) {
    append(instruction);
    weights[instructions.size() - 1] = pendingWeight;
    pendingWeight = 0;
  }

  private void append(@Nullable Instruction instruction) {
    if (instructions.size() == weights.length) {
      weights = Arrays.copyOf(weights, 2 * weights.length);
    }
    instructions.add(instruction);
    sources.add(current);
  }

  int size() {
    return instructions.size();
  }

  /** Returns the labels that instructions from an index on jump to. */
  List<Label> targetsSince(int index) {
    List<Label> targets = new ArrayList<>();
    for (Instruction instruction : instructions.subList(index, instructions.size())) {
      if (instruction instanceof Instruction.Jump jump) {
        targets.add(jump.target());
      } else if (instruction instanceof Instruction.Branch branch) {
        targets.add(branch.ifTrue());
        targets.add(branch.ifFalse());
      } else if (instruction instanceof Instruction.Switch choice) {
        targets.addAll(choice.targets());
      }
    }
    return targets;
  }

  /** Reserves a position for an instruction, and returns its index. */
  int reserve() {
    append(null);
    return instructions.size() - 1;
  }

  void set(int index, Instruction instruction) {
    instructions.set(index, instruction);
  }

  void place(Label label) {
    if (pendingWeight > 0) {
      add(new Instruction.Jump(label)); // counts operations that other paths to the label do not execute
    }
    label.place(instructions.size());
    labels.add(label);
  }

  /** Removes unused reserved positions and jumps to the next instruction, and returns the code. */
  Code complete(Operation function, List<Register> parameters, List<ValueFormat> results, Map<Value, Register> values,
      int registerCount) {
    begin(function, 0);
    add(new Instruction.Fail("the end of the function is reached without a return"));
    int[] positions = new int[instructions.size()];
    List<Instruction> kept = new ArrayList<>();
    List<Operation> keptSources = new ArrayList<>();
    int[] keptWeights = new int[instructions.size()];
    for (int i = 0; i < instructions.size(); i++) {
      positions[i] = kept.size();
      Instruction instruction = instructions.get(i);
      if (instruction != null && !isJumpToNext(i)) {
        keptWeights[kept.size()] = weights[i];
        kept.add(instruction);
        keptSources.add(sources.get(i));
      }
    }
    for (Label label : labels) {
      label.place(positions[label.position()]);
    }
    for (int i = 0; i < kept.size(); i++) {
      if (keptWeights[i] == 0 && jumpsBack(kept.get(i), i)) {
        keptWeights[i] = 1; // so that every loop costs steps, even around loops without iterations
      }
    }
    return new Code(function, parameters, results, kept, keptSources, keptWeights, values, registerCount);
  }

  private static boolean jumpsBack(Instruction instruction, int index) {
    return instruction instanceof Instruction.Jump jump && jump.target().position() <= index
        || instruction instanceof Instruction.Branch branch
            && Math.min(branch.ifTrue().position(), branch.ifFalse().position()) <= index;
  }

  private boolean isJumpToNext(int index) {
    return instructions.get(index) instanceof Instruction.Jump jump && weights[index] == 0
        && jump.target().position() == index + 1;
  }
}
