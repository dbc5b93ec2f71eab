// SPDX-License-Identifier: Apache-2.0
/**
 * Dialect conversion: operations that a target does not permit are replaced by patterns until all are legal, together
 * with the types of their values.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.conversion;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
