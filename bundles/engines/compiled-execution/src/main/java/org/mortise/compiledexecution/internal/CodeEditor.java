// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.ValueFormat;

/** Creates a modified copy of a code, instruction by instruction, with separate labels. */
final class CodeEditor {
  private final Code code;
  private final List<Instruction> instructions = new ArrayList<>();
  private final List<Operation> sources = new ArrayList<>();
  private final List<Integer> weights = new ArrayList<>();
  private final Map<Integer, Label> labels = new HashMap<>();
  private Operation source;
  /** The operations that begin with the next instruction. */
  private int weight;
  private int registerCount;

  CodeEditor(Code code) {
    this.code = code;
    this.registerCount = code.registerCount();
    this.source = code.function();
  }

  Register newRegister(ValueFormat format) {
    return new Register(registerCount++, format);
  }

  /** Returns the label of the copy for an instruction of the original. */
  Label label(int original) {
    return labels.computeIfAbsent(original, key -> new Label());
  }

  /** Begins the copy of an instruction: jumps to it target the next added instruction. */
  void begin(int original) {
    label(original).place(instructions.size());
    source = code.source(original);
    weight += code.weight(original);
  }

  void place(Label label) {
    label.place(instructions.size());
  }

  void add(Instruction instruction) {
    instructions.add(instruction);
    sources.add(source);
    weights.add(weight);
    weight = 0;
  }

  /** Adds an instruction of the original, whose labels are replaced. */
  void copy(int original) {
    Instruction instruction = code.instructions().get(original);
    if (instruction instanceof Instruction.Jump jump) {
      add(new Instruction.Jump(label(jump.target().position())));
    } else if (instruction instanceof Instruction.Branch branch) {
      add(new Instruction.Branch(
          branch.condition(), label(branch.ifTrue().position()), label(branch.ifFalse().position())));
    } else if (instruction instanceof Instruction.Switch choice) {
      List<Label> targets = choice.targets().stream().map(target -> label(target.position())).toList();
      add(new Instruction.Switch(choice.value(), choice.cases(), targets));
    } else {
      add(instruction);
    }
  }

  /** Returns the copy. */
  Code finish() {
    return new Code(code.function(), code.parameters(), code.results(), instructions, sources,
        weights.stream().mapToInt(Integer::intValue).toArray(), Map.of(), registerCount);
  }
}
