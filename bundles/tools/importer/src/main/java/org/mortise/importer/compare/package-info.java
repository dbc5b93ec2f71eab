// SPDX-License-Identifier: Apache-2.0
/**
 * Compares the definitions of a dialect with those of a version of MLIR; see {@link
 * org.mortise.importer.compare.Comparison}.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.importer.compare;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
