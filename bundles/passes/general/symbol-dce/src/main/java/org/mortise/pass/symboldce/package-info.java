// SPDX-License-Identifier: Apache-2.0
/** Removal of unused symbols. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.symboldce;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
