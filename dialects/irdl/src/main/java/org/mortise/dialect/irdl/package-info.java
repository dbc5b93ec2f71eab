// SPDX-License-Identifier: Apache-2.0
/**
 * The {@code irdl} dialect, in which programs define dialects, types, attributes and operations. {@link
 * org.mortise.dialect.irdl.DialectLoader} creates these dialects, like MLIR's {@code --irdl-file}.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.irdl;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

