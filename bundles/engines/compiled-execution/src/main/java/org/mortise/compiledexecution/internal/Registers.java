// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.compiledexecution.internal.Blocks.Block;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;

/** Facts about the registers of a code, found in one pass. */
final class Registers {
  private static final int NONE = -1;
  private static final int SEVERAL = -2;

  private final Code code;
  /** The instruction that sets a register, {@link #NONE} for parameters, {@link #SEVERAL} for several instructions. */
  private final int[] definition;
  private final int[] definitions;
  private final @Nullable List<Integer>[] severalDefinitions;
  private final int[] uses;
  /** The block in which all accesses of a register are, or {@link #SEVERAL}. */
  private final int[] block;
  private final int[] lastAccess;
  private final BitSet parameters = new BitSet();
  private final @Nullable ValueFormat[] elements;
  private final int[] rank;
  /** For a comparison fused into the branch that uses it: the branch. */
  private final int[] fusedBranch;

  @SuppressWarnings("unchecked")
  Registers(Code code, Blocks blocks) {
    this.code = code;
    int count = code.registerCount();
    this.definition = filled(count, NONE);
    this.definitions = new int[count];
    this.severalDefinitions = new List[count];
    this.uses = new int[count];
    this.block = filled(count, NONE);
    this.lastAccess = filled(count, NONE);
    this.elements = new ValueFormat[count];
    this.rank = new int[count];
    this.fusedBranch = filled(code.instructions().size(), NONE);
    for (Register parameter : code.parameters()) {
      parameters.set(parameter.number());
      block[parameter.number()] = SEVERAL;
      definitions[parameter.number()] = 1;
    }
    for (Block each : blocks.all()) {
      for (int i = each.from(); i < each.to(); i++) {
        collect(i, each.index());
      }
    }
    for (Block each : blocks.all()) {
      fuse(each);
    }
  }

  private static int[] filled(int count, int value) {
    int[] array = new int[count];
    Arrays.fill(array, value);
    return array;
  }

  private void collect(int index, int in) {
    Instruction instruction = code.instructions().get(index);
    RegisterAccess access = RegisterAccess.of(instruction);
    for (Register read : access.reads()) {
      uses[read.number()]++;
      accessed(read, index, in);
    }
    for (Register written : access.writes()) {
      define(written.number(), index);
      accessed(written, index, in);
    }
    if (instruction instanceof Instruction.Load load) {
      element(load.buffer(), load.target().format(), load.indices());
    } else if (instruction instanceof Instruction.Store store) {
      element(store.buffer(), store.value().format(), store.indices());
    }
  }

  private void define(int number, int index) {
    if (definitions[number] == 1) {
      severalDefinitions[number] = new ArrayList<>();
      if (definition[number] >= 0) {
        severalDefinitions[number].add(definition[number]);
      }
    }
    if (definitions[number] > 0) {
      severalDefinitions[number].add(index);
    }
    definition[number] = definitions[number] == 0 ? index : SEVERAL;
    definitions[number]++;
  }

  private void accessed(Register register, int index, int in) {
    int number = register.number();
    block[number] = block[number] == NONE || block[number] == in ? in : SEVERAL;
    lastAccess[number] = index;
  }

  private void element(Register buffer, ValueFormat format, List<Register> indices) {
    if (format.kind() != ValueKind.OBJECT) {
      elements[buffer.number()] = format;
      rank[buffer.number()] = Math.max(rank[buffer.number()], indices.size());
    }
  }

  /** Fuses comparisons into the branch at the end of the block, if their results have no other use. */
  private void fuse(Block each) {
    int last = each.to() - 1;
    if (!(code.instructions().get(last) instanceof Instruction.Branch branch)) {
      return;
    }
    int number = branch.condition().number();
    int compare = definition[number];
    if (uses[number] != 1 || compare < each.from() || compare >= last) {
      return;
    }
    Instruction instruction = code.instructions().get(compare);
    if (!(instruction instanceof Instruction.CompareIntegers || instruction instanceof Instruction.CompareFloats)) {
      return;
    }
    List<Register> operands = RegisterAccess.of(instruction).reads();
    for (int i = compare + 1; i < last; i++) {
      for (Register written : RegisterAccess.of(code.instructions().get(i)).writes()) {
        if (operands.contains(written)) {
          return;
        }
      }
    }
    fusedBranch[compare] = last;
    operands.forEach(operand -> lastAccess[operand.number()] = Math.max(lastAccess[operand.number()], last));
  }

  // ---- facts -------------------------------------------------------------------------------------------------------

  /** Returns the only instruction that sets a register; null for several, or for a parameter. */
  @Nullable Instruction definition(Register register) {
    int index = definition[register.number()];
    return index < 0 ? null : code.instructions().get(index);
  }

  /** Returns the index of the only instruction that sets a register; negative if there is none. */
  int definitionIndex(Register register) {
    return definition[register.number()];
  }

  /** Returns the indices of all instructions that set a register. */
  List<Integer> definitions(Register register) {
    List<Integer> several = severalDefinitions[register.number()];
    int only = definition[register.number()];
    return several != null ? several : only >= 0 ? List.of(only) : List.of();
  }

  /**
   * Returns the index of the only instruction in a range that sets a register; -1 for none, less for several.
   */
  int definitionWithin(Register register, int from, int to) {
    int found = NONE;
    for (int index : definitions(register)) {
      if (index >= from && index < to) {
        found = found == NONE ? index : SEVERAL;
      }
    }
    return found;
  }

  boolean isParameter(Register register) {
    return parameters.get(register.number());
  }

  /** Returns the number of a register that is a constant; null for others. */
  @Nullable Object literal(Register register) {
    Instruction only = definition(register);
    return only instanceof Instruction.Constant constant && register.format().kind() != ValueKind.OBJECT
        ? constant.value() : null;
  }

  /** Returns whether all accesses of a register are in one block, and the first one writes it. */
  boolean isLocal(Register register) {
    return block[register.number()] >= 0 && definition[register.number()] >= 0;
  }

  /** Returns the last access of a register in its block. */
  int lastAccess(Register register) {
    return lastAccess[register.number()];
  }

  /** Returns whether a comparison is fused into a branch. */
  boolean isFused(int instruction) {
    return fusedBranch[instruction] >= 0;
  }

  /** Returns the comparison fused into a branch; null if it tests a value. */
  @Nullable Instruction comparison(Instruction.Branch branch) {
    int index = definition[branch.condition().number()];
    return index >= 0 && isFused(index) ? code.instructions().get(index) : null;
  }

  /** Returns whether elements of a buffer, which are numbers, are accessed. */
  boolean isAccessed(Register buffer) {
    return elements[buffer.number()] != null;
  }

  /** Returns the format of the numbers in an accessed buffer. */
  ValueFormat element(Register buffer) {
    return elements[buffer.number()];
  }

  /** Returns the number of indices of accesses to a buffer. */
  int rank(Register buffer) {
    return rank[buffer.number()];
  }
}
