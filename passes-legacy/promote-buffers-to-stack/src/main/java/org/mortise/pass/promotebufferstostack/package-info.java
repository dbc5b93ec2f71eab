// SPDX-License-Identifier: Apache-2.0
/** The promote-buffers-to-stack pass. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.promotebufferstostack;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
