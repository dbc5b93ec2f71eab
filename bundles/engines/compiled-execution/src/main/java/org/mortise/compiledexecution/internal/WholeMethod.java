// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.List;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits the method of a function that is small enough for one. */
final class WholeMethod extends MethodEmitter {
  WholeMethod(CompiledCode compiled, ClassBuilder builder) {
    super(compiled, compiled.blocks().all(), builder, compiled.type().methodName(),
        compiled.type().methodType().toMethodDescriptorString());
  }

  @Override
  void begin() {
    FunctionType type = compiled.type();
    List<Register> parameters = compiled.code().parameters();
    locals.add(Type.getInternalName(CompiledMachine.class), 1);
    List<Register> shared = sharedRegisters(parameters);
    if (type.isBoxed()) {
      int array = locals.add("[Ljava/lang/Object;", 1);
      for (int i = 0; i < parameters.size(); i++) {
        bytecode.variable(Opcodes.ALOAD, array);
        bytecode.push(i);
        bytecode.op(Opcodes.AALOAD);
        bytecode.convertFromObject(form(parameters.get(i)));
        bytecode.variable(form(parameters.get(i)).storeOpcode, locals.add(parameters.get(i)));
      }
    } else {
      passParameters(parameters);
    }
    for (Register register : shared) {
      if (!compiled.registers().isParameter(register)) {
        clear(form(register).frameType, locals.add(register));
      }
    }
    addBuffers(shared);
    parameters.forEach(this::written);
    beginSteps();
    bytecode.beginScope(compiled);
  }

  /** Uses the parameter variables for their registers, unless the form differs. */
  private void passParameters(List<Register> parameters) {
    int[] slots = new int[parameters.size()];
    for (int i = 0; i < slots.length; i++) {
      Form passed = Form.of(parameters.get(i).format());
      slots[i] = locals.add(passed.frameType, passed.slots);
    }
    for (int i = 0; i < slots.length; i++) {
      Register parameter = parameters.get(i);
      Form passed = Form.of(parameter.format());
      if (passed == form(parameter)) {
        locals.alias(parameter, slots[i]);
      } else {
        bytecode.variable(passed.loadOpcode, slots[i]);
        bytecode.convert(passed, form(parameter));
        bytecode.variable(form(parameter).storeOpcode, locals.add(parameter));
      }
    }
  }

  @Override
  void leave(Instruction.Return instruction) {
    bytecode.endScope(compiled);
    endCall();
    List<Register> values = instruction.values();
    for (int i = 1; i < values.size(); i++) {
      setResult(i, values.get(i));
    }
    if (values.isEmpty()) {
      bytecode.op(Opcodes.RETURN);
      return;
    }
    Form form = Form.of(values.get(0).format());
    if (form == Form.INT || form == Form.LONG) {
      load(values.get(0), form);
    } else {
      load(values.get(0));
    }
    bytecode.op(form.returnOpcode);
  }
}
