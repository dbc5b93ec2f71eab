// SPDX-License-Identifier: Apache-2.0
package org.mortise.fortranlibrary;

/** The result of a function of any number of elements, computed one element after the other. */
interface Accumulator {
  /** @param element a defined value of the type of elements */
  void add(Object element);

  /** Returns the result for the elements that were added, a value of the type of elements unless stated otherwise. */
  Object result();
}
