// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.bounds;

import java.util.List;
import org.mortise.ir.affine.AffineMap;

/**
 * A bound that is the result of an affine map.
 *
 * @param map a map with one result and only symbols
 * @param operands the symbols
 */
public record ComputedBound(AffineMap map, List<ValueDim> operands) {}
