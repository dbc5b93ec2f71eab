// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The type of an executed tensor. The generator knows all sizes, so that each access is in bounds; dynamic sizes are
 * {@code ?} in the program's type.
 */
record TensorShape(String element, List<Integer> sizes, List<Boolean> dynamic) {

  static TensorShape ofStatic(String element, List<Integer> sizes) {
    return new TensorShape(element, List.copyOf(sizes), Collections.nCopies(sizes.size(), false));
  }

  int rank() {
    return sizes.size();
  }

  int elements() {
    int product = 1;
    for (int size : sizes) {
      product *= size;
    }
    return product;
  }

  boolean isStatic() {
    return !dynamic.contains(true);
  }

  String size(int dimension) {
    return dynamic.get(dimension) ? "?" : String.valueOf(sizes.get(dimension));
  }

  String text() {
    StringBuilder text = new StringBuilder("tensor<");
    for (int i = 0; i < rank(); i++) {
      text.append(size(i)).append('x');
    }
    return text.append(element).append('>').toString();
  }

  TensorShape withSizes(List<Integer> newSizes) {
    return ofStatic(element, newSizes);
  }

  /** Returns this shape with its dimensions in another order. */
  TensorShape permuted(List<Integer> order) {
    List<Integer> newSizes = new ArrayList<>();
    List<Boolean> newDynamic = new ArrayList<>();
    for (int dimension : order) {
      newSizes.add(sizes.get(dimension));
      newDynamic.add(dynamic.get(dimension));
    }
    return new TensorShape(element, List.copyOf(newSizes), List.copyOf(newDynamic));
  }

  /** Returns this shape without one dimension. */
  TensorShape without(int dimension) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < rank(); i++) {
      if (i != dimension) {
        order.add(i);
      }
    }
    return permuted(order);
  }
}
