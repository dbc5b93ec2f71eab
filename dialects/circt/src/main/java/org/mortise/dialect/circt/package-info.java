// SPDX-License-Identifier: Apache-2.0
/** Syntax of operations of CIRCT, whose definitions are imported, that these definitions leave to C++. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.circt;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
