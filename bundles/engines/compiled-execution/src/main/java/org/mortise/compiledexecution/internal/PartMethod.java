// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.List;
import java.util.Set;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits the method of a part of a function. Its parameters are the machine, the index of the first block, and the
 * arrays of the shared registers; it returns the index of the next block, or {@link #RETURNED}.
 */
final class PartMethod extends MethodEmitter {
  /** Returned when the function has returned; the machine keeps all results. */
  static final int RETURNED = -1;
  static final String NAME = "part";
  static final String DESCRIPTOR =
      "(" + Type.getDescriptor(CompiledMachine.class) + "I[J[D[Ljava/lang/Object;)I";

  private static final int BLOCK = 1;
  private static final int LONGS = 2;
  private static final int DOUBLES = 3;
  private static final int OBJECTS = 4;

  private final Parts parts;
  private final int index;

  PartMethod(CompiledCode compiled, Parts parts, int index, ClassBuilder builder) {
    super(compiled, parts.all().get(index), builder, NAME, DESCRIPTOR);
    this.parts = parts;
    this.index = index;
  }

  @Override
  void begin() {
    locals.add(Type.getInternalName(CompiledMachine.class), 1);
    locals.add(Opcodes.INTEGER, 1);
    locals.add("[J", 1);
    locals.add("[D", 1);
    locals.add("[Ljava/lang/Object;", 1);
    beginSteps();
    List<Register> variables = sharedRegisters(List.of());
    for (Register register : variables) {
      int slot = locals.add(register);
      if (parts.isShared(register)) {
        fetch(register);
        bytecode.variable(form(register).storeOpcode, slot);
      } else {
        clear(form(register).frameType, slot);
      }
    }
    addBuffers(variables);
    variables.stream().filter(parts::isShared).forEach(super::written);
    enter();
  }

  private void enter() {
    Set<Integer> entries = parts.entries(index);
    Label[] labels = entries.stream().map(block -> label(compiled.blocks().all().get(block).from()))
        .toArray(Label[]::new);
    if (labels.length == 0) {
      return; // no other part continues here
    }
    bytecode.variable(Opcodes.ILOAD, BLOCK);
    bytecode.method.visitLookupSwitchInsn(
        labels[0], entries.stream().mapToInt(Integer::intValue).toArray(), labels);
  }

  private static int array(Form form) {
    return switch (Parts.arrayForm(form)) {
      case LONG -> LONGS;
      case DOUBLE -> DOUBLES;
      default -> OBJECTS;
    };
  }

  /** Pushes the value of a shared register. */
  private void fetch(Register register) {
    Form form = form(register);
    bytecode.variable(Opcodes.ALOAD, array(form));
    bytecode.push(parts.place(register));
    switch (form) {
      case INT -> {
        bytecode.op(Opcodes.LALOAD);
        bytecode.op(Opcodes.L2I);
      }
      case LONG -> bytecode.op(Opcodes.LALOAD);
      case FLOAT -> {
        bytecode.op(Opcodes.DALOAD);
        bytecode.op(Opcodes.D2F);
      }
      case DOUBLE -> bytecode.op(Opcodes.DALOAD);
      case OBJECT -> bytecode.op(Opcodes.AALOAD);
    }
  }

  @Override
  void written(Register register) {
    super.written(register);
    if (!parts.isShared(register)) {
      return;
    }
    Form form = form(register);
    bytecode.variable(Opcodes.ALOAD, array(form));
    bytecode.push(parts.place(register));
    load(register);
    switch (form) {
      case INT -> {
        bytecode.op(Opcodes.I2L);
        bytecode.op(Opcodes.LASTORE);
      }
      case LONG -> bytecode.op(Opcodes.LASTORE);
      case FLOAT -> {
        bytecode.op(Opcodes.F2D);
        bytecode.op(Opcodes.DASTORE);
      }
      case DOUBLE -> bytecode.op(Opcodes.DASTORE);
      case OBJECT -> bytecode.op(Opcodes.AASTORE);
    }
  }

  @Override
  void leave(Instruction.Return instruction) {
    for (int i = 0; i < instruction.values().size(); i++) {
      setResult(i, instruction.values().get(i));
    }
    spend();
    bytecode.push(RETURNED);
    bytecode.op(Opcodes.IRETURN);
  }
}
