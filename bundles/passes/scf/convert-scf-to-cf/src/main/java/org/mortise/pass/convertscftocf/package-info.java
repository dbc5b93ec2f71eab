// SPDX-License-Identifier: Apache-2.0
/** Lowers structured control flow to branches between blocks. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.convertscftocf;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

