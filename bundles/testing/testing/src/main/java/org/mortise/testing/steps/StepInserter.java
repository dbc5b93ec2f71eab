// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.steps;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Inserts a call of {@link Steps#step} at the beginning of each method and before each backward jump, and replaces
 * calls of linear methods of the JDK by calls of {@link LinearCalls}. Neither changes the stack or the variables at a
 * jump, so the frames of the class stay valid. Method references to the JDK are not replaced.
 */
final class StepInserter extends ClassVisitor {
  private static final String STEPS = Type.getInternalName(Steps.class);
  private static final String LINEAR = Type.getInternalName(LinearCalls.class);

  private final ClassLoader loader;
  private String type = "";

  StepInserter(ClassVisitor changed, ClassLoader loader) {
    super(Opcodes.ASM9, changed);
    this.loader = loader;
  }

  @Override
  public void visit(
      int version, int access, String name, String signature, String superclass, String[] interfaces) {
    type = name.substring(name.lastIndexOf('/') + 1).replace('$', '.');
    super.visit(version, access, name, signature, superclass, interfaces);
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    return new Body(super.visitMethod(access, name, descriptor, signature, exceptions), type + "." + name);
  }

  private final class Body extends MethodVisitor {
    private final Set<Label> passed = new HashSet<>();
    private final int index;

    Body(MethodVisitor changed, String name) {
      super(Opcodes.ASM9, changed);
      this.index = Steps.indexOf(name);
    }

    private void insertStep() {
      super.visitLdcInsn(index);
      super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "step", "(I)V", false);
    }

    @Override
    public void visitMaxs(int stack, int locals) {
      super.visitMaxs(stack + 1, locals);
    }

    @Override
    public void visitCode() {
      super.visitCode();
      insertStep();
    }

    @Override
    public void visitLabel(Label label) {
      passed.add(label);
      super.visitLabel(label);
    }

    @Override
    public void visitJumpInsn(int opcode, Label target) {
      if (passed.contains(target)) {
        insertStep();
      }
      super.visitJumpInsn(opcode, target);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean ofInterface) {
      String replaced = opcode == Opcodes.INVOKESPECIAL || !owner.startsWith("java/") ? null
          : LinearCalls.replacementOf(opcode == Opcodes.INVOKESTATIC, owner, name, descriptor, loader);
      if (replaced == null) {
        super.visitMethodInsn(opcode, owner, name, descriptor, ofInterface);
      } else {
        super.visitMethodInsn(Opcodes.INVOKESTATIC, LINEAR, name, replaced, false);
      }
    }
  }
}
