// SPDX-License-Identifier: Apache-2.0
/**
 * What changes programs by the patterns and folders of their operations: the greedy driver, folding, dead code and
 * region simplification; and when two operations do the same.
 */
@Version("0.1.0")
package org.mortise.ir.transform;

import org.osgi.annotation.versioning.Version;
