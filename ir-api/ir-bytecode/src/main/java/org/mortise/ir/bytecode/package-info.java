// SPDX-License-Identifier: Apache-2.0
/** Reads and writes programs in MLIR's bytecode, versions 0 to 6. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.bytecode;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
