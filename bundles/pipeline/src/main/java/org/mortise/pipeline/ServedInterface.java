// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.List;

/**
 * An interface that operations of a snapshot implement, for listings.
 *
 * @param type the binary name of the interface
 * @param implementation the binary name of the class that implements it
 * @param provider the object whose bundle provides it: the implementation, or the dialect that declares it
 * @param operations the full names of the operations
 */
public record ServedInterface(String type, String implementation, Object provider, List<String> operations) {
  /** Returns the name of the interface without its package. */
  public String simpleName() {
    return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
  }
}
