// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.ArrayList;
import java.util.List;

/**
 * An implementation of one interface for the operations of some names.
 *
 * @param type the interface
 * @param implementation the object that implements it
 * @param operations the names of the operations that it serves
 */
public record InterfaceAttachment(Class<?> type, OpInterface implementation, List<String> operations) {
  /** Throws an IllegalArgumentException if {@code implementation} does not implement {@code type}. */
  public InterfaceAttachment {
    if (!type.isInstance(implementation)) {
      throw new IllegalArgumentException(implementation.getClass().getName() + " is no " + type.getName());
    }
    operations = List.copyOf(operations);
  }

  /**
   * Returns an attachment for each interface that {@code implementation} implements, for the operations of its {@link
   * Serves} annotation. Throws if there is none.
   */
  public static List<InterfaceAttachment> of(OpInterface implementation) {
    Serves serves = implementation.getClass().getAnnotation(Serves.class);
    if (serves == null) {
      throw new IllegalArgumentException(implementation.getClass().getName() + " has no @Serves annotation");
    }
    return of(implementation, List.of(serves.value()));
  }

  /** Returns whether the implementation serves an operation, or its whole dialect. */
  public boolean serves(String operation) {
    return operations.contains(operation)
        || operations.contains(operation.substring(0, Math.max(operation.indexOf('.'), 0)) + Serves.WHOLE_DIALECT);
  }

  /** Returns the attachments of {@code implementation} to operations that were read from its annotation before. */
  public static List<InterfaceAttachment> of(OpInterface implementation, List<String> operations) {
    List<InterfaceAttachment> attachments = new ArrayList<>();
    for (Class<?> c = implementation.getClass(); c != null; c = c.getSuperclass()) {
      for (Class<?> type : c.getInterfaces()) {
        if (type != OpInterface.class && OpInterface.class.isAssignableFrom(type)) {
          attachments.add(new InterfaceAttachment(type, implementation, operations));
        }
      }
    }
    return attachments;
  }
}
