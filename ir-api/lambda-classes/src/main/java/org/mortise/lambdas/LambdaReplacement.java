// SPDX-License-Identifier: Apache-2.0
package org.mortise.lambdas;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Replaces each place at which a class makes a lambda by the use of a class of its own. Lambdas that are serializable,
 * have several interfaces or need bridges stay: javac makes them by another bootstrap method.
 */
final class LambdaReplacement extends ClassVisitor {
  /**
   * Begins the names of the methods that javac makes of the bodies of lambdas. They are ordinary methods afterwards:
   * ArchUnit would pass over the dependencies of a synthetic one that it cannot reach by an {@code invokedynamic}.
   */
  private static final String BODY = "lambda$";

  private final List<LambdaClass> lambdas = new ArrayList<>();
  private String className = "";
  private String nestHost = "";
  private String source = "";

  LambdaReplacement(ClassVisitor next) {
    super(Opcodes.ASM9, next);
  }

  /** The classes that are to be written, in the order of the places. */
  List<LambdaClass> lambdas() {
    return lambdas;
  }

  @Override
  public void visit(
      int version, int access, String name, String signature, String superName, String[] interfaces) {
    className = name;
    nestHost = name;
    super.visit(version, access, name, signature, superName, interfaces);
  }

  @Override
  public void visitSource(String file, String debug) {
    source = file;
    super.visitSource(file, debug);
  }

  @Override
  public void visitNestHost(String host) {
    nestHost = host;
    super.visitNestHost(host);
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    int visible = name.startsWith(BODY) ? access & ~Opcodes.ACC_SYNTHETIC : access;
    return new Body(super.visitMethod(visible, name, descriptor, signature, exceptions));
  }

  /** The code of a method. */
  private final class Body extends MethodVisitor {
    Body(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
      if (!bootstrap.getOwner().equals("java/lang/invoke/LambdaMetafactory")
          || !bootstrap.getName().equals("metafactory")) {
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
        return;
      }
      var lambda =
          new LambdaClass(
              className + LambdaClass.INFIX + lambdas.size(), nestHost, source, name, descriptor, arguments);
      lambdas.add(lambda);
      lambda.writeUse(this);
    }
  }
}
