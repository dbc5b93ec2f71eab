// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueKind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Emits calls of functions, which are static methods, and of Java code. */
final class CallEmitter {
  private static final String OBJECT = "Ljava/lang/Object;";
  private static final String RUN = Type.getMethodDescriptor(
      Type.getType(Object[].class), Type.getType(Primitive.class), Type.getType(Object[].class));

  private final MethodEmitter emitter;
  private final Bytecode bytecode;

  CallEmitter(MethodEmitter emitter) {
    this.emitter = emitter;
    this.bytecode = emitter.bytecode;
  }

  private void loadMachine() {
    bytecode.variable(Opcodes.ALOAD, 0);
  }

  void call(Instruction.Call instruction) {
    Operation callee = instruction.callee();
    ProgramClasses classes = emitter.compiled.classes();
    if (classes.program().isExternal(callee)) {
      run(classes.external(callee), instruction.arguments(), instruction.results());
      return;
    }
    FunctionType type = classes.typeOf(callee);
    loadMachine();
    bytecode.machine("beginCall", "()V");
    loadMachine();
    List<Register> arguments = instruction.arguments();
    if (type.isBoxed()) {
      pushArray(arguments);
    } else {
      for (int i = 0; i < arguments.size(); i++) {
        Form form = Form.of(type.parameters().get(i));
        if (form == Form.INT || form == Form.LONG) {
          emitter.load(arguments.get(i), form);
        } else {
          emitter.load(arguments.get(i));
        }
      }
    }
    bytecode.method.visitMethodInsn(Opcodes.INVOKESTATIC, type.internalName(), type.methodName(),
        type.methodType().toMethodDescriptorString(), false);
    List<Register> results = instruction.results();
    if (!results.isEmpty()) {
      emitter.store(Form.of(results.get(0).format()), results.get(0));
    }
    for (int i = 1; i < results.size(); i++) {
      getResult(i, results.get(i));
    }
  }

  private void getResult(int index, Register target) {
    loadMachine();
    bytecode.push(index);
    switch (target.format().kind()) {
      case LONG -> {
        bytecode.machine("getLong", "(I)J");
        emitter.store(Form.LONG, target);
      }
      case FLOAT -> {
        bytecode.machine("getDouble", "(I)D");
        bytecode.op(Opcodes.D2F);
        emitter.store(target);
      }
      case DOUBLE -> {
        bytecode.machine("getDouble", "(I)D");
        emitter.store(target);
      }
      case OBJECT -> {
        bytecode.machine("getObject", "(I)" + OBJECT);
        emitter.store(target);
      }
    }
  }

  void callIndirect(Instruction.CallIndirect instruction) {
    loadMachine();
    emitter.load(instruction.callee());
    pushArray(instruction.arguments());
    bytecode.machine("callIndirect", "(" + OBJECT + "[" + OBJECT + ")[" + OBJECT);
    storeResults(instruction.results());
  }

  void run(Primitive primitive, List<Register> arguments, List<Register> results) {
    loadMachine();
    emitter.builder.push(bytecode.method, primitive, Primitive.class);
    pushArray(arguments);
    bytecode.machine("run", RUN);
    storeResults(results);
  }

  private void pushArray(List<Register> values) {
    bytecode.push(values.size());
    bytecode.method.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/Object");
    for (int i = 0; i < values.size(); i++) {
      bytecode.op(Opcodes.DUP);
      bytecode.push(i);
      bytecode.convertToObject(emitter.load(values.get(i)));
      bytecode.op(Opcodes.AASTORE);
    }
  }

  private void storeResults(List<Register> results) {
    for (int i = 0; i < results.size(); i++) {
      bytecode.op(Opcodes.DUP);
      bytecode.push(i);
      bytecode.op(Opcodes.AALOAD);
      Form form = results.get(i).format().kind() == ValueKind.LONG ? Form.LONG : emitter.form(results.get(i));
      bytecode.convertFromObject(form);
      emitter.store(form, results.get(i));
    }
    bytecode.op(Opcodes.POP);
  }
}
