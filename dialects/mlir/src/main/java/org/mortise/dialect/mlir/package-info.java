// SPDX-License-Identifier: Apache-2.0
/** Syntax of operations of MLIR's smaller dialects, whose definitions are imported, that these leave to C++. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.mlir;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
