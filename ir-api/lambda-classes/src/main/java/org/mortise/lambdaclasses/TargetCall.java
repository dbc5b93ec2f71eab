// SPDX-License-Identifier: Apache-2.0
package org.mortise.lambdaclasses;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The call of the method or constructor to which a method handle refers, with arguments converted to its types. */
final class TargetCall {
  private final Handle target;
  private final boolean constructs;
  private final List<Type> parameters = new ArrayList<>();
  private int next;

  TargetCall(Handle target) {
    this.target = target;
    this.constructs = target.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    if (!constructs && target.getTag() != Opcodes.H_INVOKESTATIC) {
      parameters.add(Type.getObjectType(target.getOwner()));
    }
    parameters.addAll(List.of(Type.getArgumentTypes(target.getDesc())));
  }

  /** Comes before the arguments. */
  void begin(MethodVisitor code) {
    if (constructs) {
      code.visitTypeInsn(Opcodes.NEW, target.getOwner());
      code.visitInsn(Opcodes.DUP);
    }
  }

  /** Converts the value on the stack to the type of the next parameter. */
  void argument(MethodVisitor code, Type type) {
    Conversion.write(code, type, parameters.get(next));
    next++;
  }

  /** Emits the call; returns the type of the value then on the stack, possibly void. */
  Type end(MethodVisitor code) {
    code.visitMethodInsn(
        opcode(), target.getOwner(), target.getName(), target.getDesc(), target.isInterface());
    return constructs ? Type.getObjectType(target.getOwner()) : Type.getReturnType(target.getDesc());
  }

  /** A private method of the nest is called as any other: since Java 11, only a constructor needs the special call. */
  private int opcode() {
    return switch (target.getTag()) {
      case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
      case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
      default -> target.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
    };
  }
}
