// SPDX-License-Identifier: Apache-2.0
/** Allocates and frees buffers by functions of pools, which policies name. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.usebufferpools;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
