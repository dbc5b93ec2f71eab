// SPDX-License-Identifier: Apache-2.0
package org.mortise.lambdaclasses;

import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;

/** Adds classes to the nest that a class heads: they may then use private members of the nest. */
final class NestExtension extends ClassVisitor {
  private final List<String> members;

  NestExtension(ClassVisitor next, List<String> members) {
    super(Opcodes.ASM9, next);
    this.members = members;
  }

  @Override
  public void visitEnd() {
    for (String member : members) {
      visitNestMember(member);
    }
    super.visitEnd();
  }
}
