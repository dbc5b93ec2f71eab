// SPDX-License-Identifier: Apache-2.0
/** The copy-removal pass. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.copyremoval;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
