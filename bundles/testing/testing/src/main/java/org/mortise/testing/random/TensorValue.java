// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

/**
 * A tensor of a program.
 *
 * @param origin the name of the tensor that was changed step by step to this one, or its own
 */
record TensorValue(String name, TensorShape shape, String origin) {
  static TensorValue fresh(String name, TensorShape shape) {
    return new TensorValue(name, shape, name);
  }

  TensorValue changed(String newName) {
    return new TensorValue(newName, shape, origin);
  }

  String type() {
    return shape.text();
  }
}
