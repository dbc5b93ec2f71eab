// SPDX-License-Identifier: Apache-2.0
/** Expands operations on memrefs to operations with a counterpart in LLVM. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.memrefexpand;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

