// SPDX-License-Identifier: Apache-2.0
/**
 * Transformations by the patterns and folders of operations: the greedy pattern driver, folding, elimination of dead
 * code, simplification of regions; and the equivalence of operations.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.transform;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
