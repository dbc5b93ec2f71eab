// SPDX-License-Identifier: Apache-2.0
/** Syntax of operations of SPIR-V, whose definition is imported, that its definition leaves to C++. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.spirv;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
