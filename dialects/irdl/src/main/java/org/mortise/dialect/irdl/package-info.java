// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code irdl} dialect: dialects, types, attributes and operations that are defined by a program. {@link
 * org.mortise.dialect.irdl.DialectLoader} makes dialects of it, as MLIR does with {@code --irdl-file}.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.irdl;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

