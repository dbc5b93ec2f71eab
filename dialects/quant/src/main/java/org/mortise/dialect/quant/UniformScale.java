// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

/**
 * An affine map from stored integers to numbers: {@code (integer - zeroPoint) * scale}.
 *
 * @param scale the distance of adjacent numbers
 * @param zeroPoint the integer that represents 0
 */
public record UniformScale(double scale, long zeroPoint) {}
