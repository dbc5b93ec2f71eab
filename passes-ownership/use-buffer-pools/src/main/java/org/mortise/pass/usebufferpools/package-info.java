// SPDX-License-Identifier: Apache-2.0
/** The use-buffer-pools pass. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.usebufferpools;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
