// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.execution;

import org.mortise.dialect.linalg.WinogradTile;

/**
 * The matrices of Winograd's algorithm for the sizes of outputs and filters that MLIR supports. See Lavin and Gray,
 * Fast Algorithms for Convolutional Neural Networks, 2016.
 *
 * @param filter the matrix {@code G}
 * @param input the matrix {@code B}, transposed
 * @param output the matrix {@code A}, transposed
 * @param factor the factor of an output after each transformation of a dimension
 */
record WinogradMatrices(double[][] filter, double[][] input, double[][] output, double factor) {
  private static final WinogradMatrices F_2_3 = new WinogradMatrices(
      new double[][] {{-1, 0, 0}, {0.5, -0.5, 0.5}, {0.5, 0.5, 0.5}, {0, 0, 1}},
      new double[][] {{-1, 0, 1, 0}, {0, -1, 1, 0}, {0, 1, 1, 0}, {0, -1, 0, 1}},
      new double[][] {{1, 1, 1, 0}, {0, -1, 1, 1}}, 1);

  private static final WinogradMatrices F_4_3 = new WinogradMatrices(
      new double[][] {{1, 0, 0}, {-1.0 / 3, 1.0 / 3, -1.0 / 3}, {-1.0 / 3, -1.0 / 3, -1.0 / 3},
          {1.0 / 12, -1.0 / 6, 1.0 / 3}, {1.0 / 12, 1.0 / 6, 1.0 / 3}, {0, 0, 1}},
      new double[][] {{0.25, 0, -0.3125, 0, 0.0625, 0}, {0, 0.25, -0.25, -0.0625, 0.0625, 0},
          {0, -0.25, -0.25, 0.0625, 0.0625, 0}, {0, 0.25, -0.125, -0.25, 0.125, 0},
          {0, -0.25, -0.125, 0.25, 0.125, 0}, {0, 0.25, 0, -0.3125, 0, 0.0625}},
      new double[][] {{0.125, 0.25, 0.25, 0.125, 0.125, 0}, {0, -0.25, 0.25, -0.25, 0.25, 0},
          {0, 0.25, 0.25, 0.5, 0.5, 0}, {0, -0.25, 0.25, -1, 1, 0.5}}, 32);

  private static final WinogradMatrices F_2_5 = new WinogradMatrices(
      new double[][] {{1, 0, 0, 0, 0}, {1.0 / 6, -1.0 / 6, 1.0 / 6, -1.0 / 6, 1.0 / 6},
          {-1.0 / 6, -1.0 / 6, -1.0 / 6, -1.0 / 6, -1.0 / 6},
          {-4.0 / 15, 2.0 / 15, -1.0 / 15, 1.0 / 30, -1.0 / 60},
          {1.0 / 60, 1.0 / 30, 1.0 / 15, 2.0 / 15, 4.0 / 15}, {0, 0, 0, 0, 1}},
      new double[][] {{0.125, 0.1875, -0.25, -0.1875, 0.125, 0}, {0, 0.125, 0.0625, -0.3125, 0.125, 0},
          {0, -0.125, -0.3125, -0.0625, 0.125, 0}, {0, 0.25, -0.125, -0.25, 0.125, 0},
          {0, -0.125, -0.25, 0.125, 0.25, 0}, {0, 0.125, 0.1875, -0.25, -0.1875, 0.125}},
      new double[][] {{0.5, 1, 1, 2, 1, 0}, {0, -1, 1, -1, 2, 0.5}}, 16);

  /**
   * Returns the matrices for {@code m} outputs and a filter of {@code r} elements.
   *
   * @throws UnsupportedOperationException if the sizes are not supported
   */
  static WinogradMatrices of(WinogradTile tile) {
    return tile.filter() == 5 ? F_2_5 : tile.outputs() == 4 ? F_4_3 : F_2_3;
  }
}
