// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

/** A buffer has more elements than an array or a Java buffer can have. */
final class TooManyElements extends RuntimeException {
  private static final long serialVersionUID = 1;

  TooManyElements(long elements) {
    super("needs memory for " + elements + " elements; at most 2^31 - 1 are supported");
  }
}
