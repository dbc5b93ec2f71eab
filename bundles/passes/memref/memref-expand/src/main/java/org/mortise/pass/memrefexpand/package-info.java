// SPDX-License-Identifier: Apache-2.0
/** Replaces operations on memrefs by those that have a counterpart in LLVM. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.memrefexpand;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

