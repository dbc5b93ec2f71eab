// SPDX-License-Identifier: Apache-2.0
/** The llvm dialect: types, attributes and operations of LLVM IR. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.llvm;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
