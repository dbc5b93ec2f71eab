// SPDX-License-Identifier: Apache-2.0
/** Makes symbols private. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.symbolprivatize;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
