// SPDX-License-Identifier: Apache-2.0
/** The gpu dialect: kernels, their launch and their memory. */
@NullMarked
@Version("0.1.0")
package org.mortise.dialect.gpu;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

