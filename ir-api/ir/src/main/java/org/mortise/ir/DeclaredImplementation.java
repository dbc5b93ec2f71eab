// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.List;

/**
 * An interface implementation that operations of a dialect declare in their definitions. Consists of names, so that
 * listings and service registrations load neither the interfaces nor the implementation.
 *
 * @param implementation the binary name of the class
 * @param interfaces the binary names of the interfaces, at least one
 * @param operations the full names of the operations that declare it, at least one; each has an object of its own
 */
public record DeclaredImplementation(String implementation, List<String> interfaces, List<String> operations) {
  /** Copies the lists. */
  public DeclaredImplementation {
    interfaces = List.copyOf(interfaces);
    operations = List.copyOf(operations);
  }

  /** Creates the entry of one class. */
  public static DeclaredImplementation of(String implementation, List<String> interfaces, String... operations) {
    return new DeclaredImplementation(implementation, interfaces, List.of(operations));
  }

  /**
   * Returns an object that implements the interfaces: that of the first of the operations, which is created at the
   * first request.
   *
   * @param dialect the dialect whose operations declare it
   * @throws IllegalArgumentException if the operations do not
   */
  public OpInterface in(Dialect dialect) {
    OpSchema definition = dialect.operation(operations.get(0));
    for (int i = 0; definition != null && i < definition.interfaceCount(); i++) {
      if (definition.interfaceType(i).getName().equals(interfaces.get(0))) {
        return definition.implementation(i);
      }
    }
    throw new IllegalArgumentException(operations.get(0) + " does not declare " + interfaces.get(0));
  }
}
