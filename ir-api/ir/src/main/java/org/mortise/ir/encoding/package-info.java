// SPDX-License-Identifier: Apache-2.0
/**
 * The encodings that dialects have for their attributes, types and operations in MLIR's bytecode. The reader and writer
 * of whole programs are in {@code org.mortise.ir.bytecode}.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.encoding;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
